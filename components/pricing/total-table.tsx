import { formatPrice, MAX_DEVICES, planFor, yearlyTotal } from "@/lib/pricing";
import { fewCounts } from "./scale";

const counts = [...fewCounts, 20, 30, 40, 50, 60, 70, 80, 90, MAX_DEVICES];

/** The figure's numbers, for those who would rather read them. */
export function TotalTable() {
  return (
    <details className="text-sm print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        Totals as a table
      </summary>
      <table className="mt-2 mb-4 w-full max-w-[30rem] text-left">
        <thead className="text-label">
          <tr>
            <th scope="col">Devices</th>
            <th scope="col">Plan</th>
            <th scope="col" className="text-right">
              Total per year
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={count} className="border-t border-border">
              <th scope="row" className="py-1.5 font-medium text-ink">
                {count}
              </th>
              <td>{planFor(count).title}</td>
              <td className="text-right">{formatPrice(yearlyTotal(count))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

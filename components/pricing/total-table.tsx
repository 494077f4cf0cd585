import { formatPrice, MAX_DEVICES, yearlyTotal } from "@/lib/pricing";

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 25, 50, 75, MAX_DEVICES];

/** The chart's numbers, for those who would rather read them. */
export function TotalTable() {
  return (
    <details className="text-sm print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        Totals as a table
      </summary>
      <table className="mt-2 w-full max-w-80 text-right leading-[2.3]">
        <thead className="text-label">
          <tr>
            <th scope="col">Devices</th>
            <th scope="col">Total per year</th>
          </tr>
        </thead>
        <tbody className="*:border-border *:not-first:border-t">
          {counts.map((count) => (
            <tr key={count}>
              <th scope="row">{count}</th>
              <td>{formatPrice(yearlyTotal(count))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

import { formatPrice, planFor, quotationPath, yearlyTotal } from "@/lib/pricing";

type AdviceProps = { devices: number; cheaper: number | undefined };

/** Where a larger number costs less than the chosen one, to ask for that one. */
export function Advice({ devices, cheaper }: AdviceProps) {
  if (cheaper === undefined) return;
  return (
    <div className="needs-island col-span-full mt-6 grid-12 items-end gap-y-6 md:mt-12 noscript:hidden">
      <div className="col-span-7 max-md:col-span-full">
        <h3 className="text-statement">
          {spelled(cheaper)} devices cost less than {spelled(devices).toLowerCase()}.
        </h3>
        <p className="mt-2.5 max-w-[34em]">
          From {cheaper} devices the {planFor(cheaper).title} price applies:{" "}
          {formatPrice(yearlyTotal(cheaper))} a year, {saving(devices, cheaper)} less than {devices}{" "}
          on {planFor(devices).title}.
        </p>
      </div>
      <p className="col-span-5 actions max-md:col-span-full md:justify-end md:pb-2 print:hidden">
        <a href={quotationPath(cheaper)} className="button">
          Take {cheaper}, {formatPrice(yearlyTotal(cheaper))}
        </a>
        <a href={quotationPath(devices)} className="action-link md:hidden">
          Stay with {devices}
        </a>
      </p>
    </div>
  );
}

/** `MVR 636`: how much lower the yearly total of the larger count is. */
export function saving(devices: number, cheaper: number): string {
  return formatPrice(yearlyTotal(devices) - yearlyTotal(cheaper));
}

/** Small counts in words, as they open a sentence. */
function spelled(count: number): string {
  const words = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
  return words[count - 1] ?? String(count);
}

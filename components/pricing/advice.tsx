import { formatPrice, planFor, yearlyTotal } from "@/lib/pricing";

type AdviceProps = { devices: number; cheaper: number | undefined };

/** Where a larger number costs less than the chosen one: said in the empty part of the chart, on a phone only under the total. */
export function Advice({ devices, cheaper }: AdviceProps) {
  if (cheaper === undefined) return;
  return (
    <div className="needs-island absolute top-0 right-0 w-76 max-tab:hidden lg:left-[calc(50%+2.5rem)] lg:w-auto">
      <h3 className="text-heading lg:text-[1.75rem]">
        {spelled(cheaper)} devices cost less than {spelled(devices).toLowerCase()}.
      </h3>
      <p className="mt-2.5 max-w-[34em] text-sm leading-snug">
        From {cheaper} devices the {planFor(cheaper).title} price applies:{" "}
        {formatPrice(yearlyTotal(cheaper))} a year, {saving(devices, cheaper)} less than {devices}{" "}
        on {planFor(devices).title}.
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

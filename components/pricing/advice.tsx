import { formatPrice, planFor, plans, yearlyTotal } from "@/lib/pricing";

type AdviceProps = { devices: number; cheaper: number | undefined };

/**
 * What a larger number would cost, beside the way to go on; where it costs less than the chosen one, in so many words.
 * On a phone there is only the latter, under the total.
 */
export function Advice({ devices, cheaper }: AdviceProps) {
  if (cheaper === undefined) {
    return (
      <p className="needs-island mt-5 flex min-h-12 items-center self-start text-compact leading-snug text-balance text-muted max-tab:hidden lg:col-span-8">
        {outlook(devices)}
      </p>
    );
  }
  return (
    <div className="needs-island mt-5 self-start max-tab:hidden lg:col-span-8">
      <h3 className="text-lg leading-tight text-cold lg:text-heading">
        {spelled(cheaper)} devices cost less than {spelled(devices).toLowerCase()}.
      </h3>
      <p className="mt-1 text-compact leading-snug text-balance">
        From {cheaper} devices the {planFor(cheaper).title} price applies:{" "}
        {formatPrice(yearlyTotal(cheaper))} a year, {saving(devices, cheaper)} less than {devices}{" "}
        on {planFor(devices).title}.
      </p>
    </div>
  );
}

function outlook(devices: number): string {
  const next = plans.find(({ minNumberDevices }) => minNumberDevices > devices);
  if (!next) return `The ${planFor(devices).title} price is the lowest per device.`;
  return `From ${next.minNumberDevices} devices the ${next.title} price applies: ${formatPrice(next.annually)} per device, per year.`;
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

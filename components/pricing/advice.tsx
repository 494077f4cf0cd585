import { deviceCount, formatPrice, type Plan, planFor, plans, yearlyTotal } from "@/lib/pricing";

type AdviceProps = { devices: number; cheaper: number | undefined };

/**
 * What a larger number would cost, over the way to ask for it; where it costs less than the chosen one, in so many
 * words. Two lines at any number, so that what follows keeps its place.
 */
export function Advice({ devices, cheaper }: AdviceProps) {
  if (cheaper === undefined) {
    const next = planAfter(devices);
    const { minNumberDevices, title, annually } = next ?? planFor(devices);
    return (
      <>
        From {deviceCount(minNumberDevices)} the {title} price applies: <br />
        {next ? `${formatPrice(annually)} per device, per year.` : "no price per device is lower."}
      </>
    );
  }
  return (
    <>
      <b className="text-cold">
        {spelled(cheaper)} devices cost less than {spelled(devices).toLowerCase()}.
      </b>
      <br />
      {planFor(cheaper).title}: {formatPrice(yearlyTotal(cheaper))} a year,{" "}
      <b>{saving(devices, cheaper)} less.</b>
    </>
  );
}

/** The same in the one line that a phone has for it. */
export function ShortAdvice({ devices, cheaper }: AdviceProps) {
  if (cheaper !== undefined) {
    return (
      <b className="text-cold">
        {`${deviceCount(cheaper)} cost ${saving(devices, cheaper)} less than ${devices}.`}
      </b>
    );
  }
  const next = planAfter(devices);
  if (!next) return "No price per device is lower.";
  return `From ${deviceCount(next.minNumberDevices)}: ${formatPrice(next.annually)} each`;
}

function planAfter(devices: number): Plan | undefined {
  return plans.find(({ minNumberDevices }) => minNumberDevices > devices);
}

/** `MVR 636`: how much lower the yearly total of the larger count is. */
function saving(devices: number, cheaper: number): string {
  return formatPrice(yearlyTotal(devices) - yearlyTotal(cheaper));
}

/** Small counts in words, as they open a sentence. */
function spelled(count: number): string {
  const words = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
  return words[count - 1] ?? String(count);
}

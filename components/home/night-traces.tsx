import { night } from "@/components/charts/night-data";

/** The four lines of the night, drawn in minutes and degrees. */
export function NightTraces() {
  return (
    <g fill="none" strokeLinejoin="round" strokeWidth="1.5">
      <use href="#night-stockUnattended" className="stroke-warm" strokeDasharray="1.5 4.5" />
      <use href="#night-airUnattended" className="stroke-warm" strokeDasharray="6 5" />
      <use href="#night-stock" className="stroke-cold" />
      <use href="#night-air" className="stroke-ink" />
    </g>
  );
}

/** A grid line every hour and every degree of `[low, high]`, in minutes and degrees. */
export function hourAndDegreeGrid(low: number, high: number): string {
  const hours = Array.from(
    { length: night.lengthMinutes / 60 + 1 },
    (_, h) => `M${h * 60} ${-low}V${-high}`,
  );
  const degrees = Array.from({ length: high - low }, (_, i) => `M-720 ${-low - i}H720`);
  return [...hours, ...degrees].join("");
}

/** The fine grid inside the band: every ten minutes, every fifth of a degree. */
export function bandGrid(): string {
  const columns = Array.from(
    { length: night.lengthMinutes / 10 + 1 },
    (_, i) => `M${i * 10} ${-night.low}V${-night.high}`,
  );
  const rows = Array.from(
    { length: (night.high - night.low) * 5 },
    (_, i) => `M-720 ${(-night.low - i / 5).toFixed(1)}H720`,
  );
  return [...columns, ...rows].join("");
}

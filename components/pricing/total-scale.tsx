import { type Plot, plot } from "@/components/charts/plot";
import {
  cheaperLargerCount,
  formatAmount,
  MAX_DEVICES,
  MIN_DEVICES,
  yearlyTotal,
} from "@/lib/pricing";

const FEW_DEVICES = 12;
export const few = scaleTo(FEW_DEVICES);
const all = scaleTo(MAX_DEVICES);
export const tones = {
  chosen: "fill-ink font-medium text-ink",
  cheaper: "fill-cold font-medium text-cold",
};

/** What is drawn for a number of devices. */
export function scaleFor(devices: number) {
  return devices > FEW_DEVICES ? all : few;
}

/** To the right the counts, each with a place as wide as 1; upwards MVR a year. */
function scaleTo(last: number): Plot {
  return plot([0, last], [0, Math.max(...countsTo(last).map(yearlyTotal))]);
}

export function countsTo(last: number): number[] {
  return Array.from({ length: last }, (_, i) => i + MIN_DEVICES);
}

export function toneOf(count: number, devices: number, cheaper: number | undefined) {
  return count === devices ? tones.chosen : count === cheaper ? tones.cheaper : undefined;
}

/** Counts under their bars and totals over them, as many as keep clear of those of the chosen one. */
export function TotalWords({ scale, devices }: { scale: Plot; devices: number }) {
  const cheaper = cheaperLargerCount(devices);
  const isFew = scale === few;
  const isFar = (count: number, by: number) => Math.abs(count - devices) >= by;
  const tens = [1, 10, 20, 30, 40, 50, 60, 70, 80, 90, MAX_DEVICES];
  const counts = isFew
    ? countsTo(FEW_DEVICES)
    : [...tens.filter((count) => isFar(count, 4)), devices];
  return counts.map((count) => {
    const tone = toneOf(count, devices, cheaper);
    const total = formatAmount(yearlyTotal(count));
    const hasTotal = isFew || tone || (count === MAX_DEVICES && isFar(count, 10));
    const isForPhone = isFew || tone || ([1, 50, MAX_DEVICES].includes(count) && isFar(count, 9));
    // The last ones would be wider than what is left of the chart.
    const place =
      count > 95 ? ({ x: "100%", textAnchor: "end" } as const) : { x: scale.x(count - 0.5) };
    return (
      <g key={count} className={tone ?? (isForPhone ? undefined : "max-tab:hidden")}>
        {hasTotal && (
          <text
            {...place}
            y={scale.y(yearlyTotal(count))}
            dy="-8"
            className={isFew ? "max-tab:hidden" : undefined}
          >
            {total}
          </text>
        )}
        {isFew && tone && (
          <text {...phonePlace(count, cheaper)} dy="-8" className="tab:hidden">
            {total}
          </text>
        )}
        <text
          {...place}
          y="100%"
          dy="1.55em"
          className={isFew && !tone ? "max-[17rem]:hidden" : undefined}
        >
          {count}
        </text>
      </g>
    );
  });
}

/** On a phone a total is wider than its bar: it stands above the bars beside it, and of two each keeps to its side. */
function phonePlace(count: number, cheaper: number | undefined) {
  const neighbours = countsTo(FEW_DEVICES).filter((other) => Math.abs(other - count) < 2);
  const y = few.y(Math.max(...neighbours.map(yearlyTotal)));
  if (cheaper === undefined) return { x: few.x(count - 0.5), y };
  return count === cheaper
    ? ({ x: few.x(count - 1), y, dx: 3, textAnchor: "start" } as const)
    : ({ x: few.x(count), y, dx: -3, textAnchor: "end" } as const);
}

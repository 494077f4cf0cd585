import { type Plot, plot } from "@/components/charts/plot";
import { formatAmount, MAX_DEVICES, MIN_DEVICES, yearlyTotal } from "@/lib/pricing";

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

type LabelsProps = { devices: number; cheaper: number | undefined };

/** The labels of few devices: each count under its bar, and its total over it. */
export function FewLabels({ devices, cheaper }: LabelsProps) {
  return countsTo(FEW_DEVICES).map((count) => {
    const tone = toneOf(count, devices, cheaper);
    const x = few.x(count - 0.5);
    const total = formatAmount(yearlyTotal(count));
    return (
      <g key={count} className={tone}>
        <text x={x} y={few.y(yearlyTotal(count))} dy="-8" className="max-tab:hidden">
          {total}
        </text>
        {tone && (
          <text {...phonePlace(count, cheaper)} dy="-8" className="tab:hidden">
            {total}
          </text>
        )}
        <text x={x} y="100%" dy="1.55em" className={tone ? undefined : "max-[17rem]:hidden"}>
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

/** The labels of all devices: the tens that keep clear of the chosen count, and that count with its total. */
export function AllLabels({ devices }: { devices: number }) {
  const isClear = (count: number, by: number) => Math.abs(count - devices) >= by;
  const tens = [1, 10, 20, 30, 40, 50, 60, 70, 80, 90, MAX_DEVICES];
  return [...tens.filter((count) => isClear(count, 4)), devices].map((count) => {
    const isChosen = count === devices;
    const hasTotal = isChosen || (count === MAX_DEVICES && isClear(count, 10));
    const isForPhone = [1, 50, MAX_DEVICES].includes(count) && isClear(count, 9);
    // The last ones would be wider than what is left of the chart.
    const place =
      count > 95 ? ({ x: "100%", textAnchor: "end" } as const) : { x: all.x(count - 0.5) };
    return (
      <g
        key={count}
        className={isChosen ? tones.chosen : isForPhone ? undefined : "max-tab:hidden"}
      >
        {hasTotal && (
          <text {...place} y={all.y(yearlyTotal(count))} dy="-8">
            {formatAmount(yearlyTotal(count))}
          </text>
        )}
        <text {...place} y="100%" dy="1.55em">
          {count}
        </text>
      </g>
    );
  });
}

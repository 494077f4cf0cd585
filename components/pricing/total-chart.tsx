import { formatPrice, yearlyTotal } from "@/lib/pricing";
import { Caption } from "@/components/ui/caption";

const COUNTS = Array.from({ length: 12 }, (_, i) => i + 1);
const highest = Math.max(...COUNTS.map(yearlyTotal));

type TotalChartProps = { devices: number; cheaper: number | undefined };

/** The yearly total for 1 to 12 devices, with the chosen count and the cheaper larger one picked out. */
export function TotalChart({ devices, cheaper }: TotalChartProps) {
  // Of two neighbours the labels stand at one height and lean apart, clear of the next stem.
  const isPair = cheaper === devices + 1;
  return (
    <figure>
      <svg
        width="100%"
        height="240"
        className="text-[.8125rem] text-border-strong"
        aria-hidden="true"
      >
        <line x2="100%" y1="212" y2="212" className="stroke-control" />
        {COUNTS.map((count) => {
          const x = `${((count - 0.5) / COUNTS.length) * 100}%`;
          const y = heightOf(count);
          const isMarked = count === devices || count === cheaper;
          const tone = count === devices ? "text-ink" : count === cheaper ? "text-cold" : "";
          return (
            <g key={count} className={tone}>
              <line x1={x} x2={x} y1={y} y2="212" stroke="currentColor" strokeWidth="2" />
              <circle cx={x} cy={y} r="4.5" fill="currentColor" />
              {isMarked && (
                <text
                  x={x}
                  y={(isPair ? heightOf(devices) : y) - 12}
                  dx={isPair ? (count === devices ? 6 : -6) : 0}
                  textAnchor={isPair ? (count === devices ? "end" : "start") : "middle"}
                >
                  {formatPrice(yearlyTotal(count)).split("\u00a0")[1]}
                </text>
              )}
              <text x={x} y="234" textAnchor="middle" className={isMarked ? "" : "text-muted"}>
                {count}
              </text>
            </g>
          );
        })}
      </svg>
      <Caption figure="2">Total per year in MVR, by number of devices.</Caption>
    </figure>
  );
}

function heightOf(count: number): number {
  return 212 - (yearlyTotal(count) / highest) * 176;
}

import { line } from "d3-shape";
import { night } from "@/components/charts/night-data";

const MINUTES = 300;
const readings = night.attended.filter(
  ({ minute }) => minute >= 60 && minute <= 60 + MINUTES && minute % 3 === 0,
);
const last = readings.at(-1);
const trace = line<(typeof readings)[number]>()
  .x(({ minute }) => minute - 60)
  .y(({ air }) => (last?.air ?? 0) - air)
  .digits(2)(readings);

type TraceIntoProbeProps = {
  /** Where the probe ends in the picture, in per cent. */
  tip: { x: number; y: number };
};

/** The evening's readings, running in from the left edge of the page into the probe's tip. */
export function TraceIntoProbe({ tip }: TraceIntoProbeProps) {
  return (
    <svg
      className="pointer-events-none absolute inset-0 size-full"
      overflow="visible"
      aria-hidden="true"
    >
      <svg x={`${tip.x - 120}%`} y={`${tip.y - 6}%`} width="120%" height="12%" overflow="visible">
        <svg viewBox={`0 -2.5 ${MINUTES} 5`} preserveAspectRatio="none" overflow="visible">
          <rect x={-MINUTES} y="-2" width={2 * MINUTES} height="4" className="fill-band" />
          <path
            d={trace ?? ""}
            fill="none"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            className="animate-reveal stroke-cold"
          />
        </svg>
      </svg>
      <circle cx={`${tip.x}%`} cy={`${tip.y}%`} r="4" className="fill-cold" />
    </svg>
  );
}

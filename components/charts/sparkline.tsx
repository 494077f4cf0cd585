import { line } from "d3-shape";
import type { TracePoint } from "@/lib/simulation/ordinary-hours";

type SparklineProps = {
  readings: TracePoint[];
  /** The safe band, and the range that the picture shows. */
  band: readonly [low: number, high: number];
  range: readonly [low: number, high: number];
  className: string;
};

export function Sparkline({ readings, band, range, className }: SparklineProps) {
  const start = readings[0]?.minute ?? 0;
  const width = (readings.at(-1)?.minute ?? 0) - start;
  const d = line<TracePoint>()
    .x(({ minute }) => minute - start)
    .y(({ air }) => -air)
    .digits(1)(readings);
  return (
    <svg
      viewBox={`0 ${-range[1]} ${width} ${range[1] - range[0]}`}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
    >
      <rect y={-band[1]} width={width} height={band[1] - band[0]} className="fill-band" />
      <path
        d={d ?? ""}
        fill="none"
        strokeWidth="1.25"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink"
      />
    </svg>
  );
}

import type { TracePoint } from "@/lib/simulation/ordinary-hours";
import { AirLine } from "./air-line";
import { curvedPath } from "./trace-path";

type SparklineProps = {
  readings: TracePoint[];
  /** The safe band, and the range that the picture shows. */
  band: readonly [low: number, high: number];
  range: readonly [low: number, high: number];
  /** Whether the last reading has a dot. */
  isNowMarked?: boolean;
  className: string;
};

/** A trace in its band, warm where it is above. */
export function Sparkline({ readings, band, range, isNowMarked, className }: SparklineProps) {
  const start = readings[0]?.minute ?? 0;
  const { minute: end = 0, air: now = 0 } = readings.at(-1) ?? {};
  const line = curvedPath(
    readings.map(({ minute, air }) => [minute - start, -air]),
    1,
  );
  return (
    <svg overflow="visible" className={className} aria-hidden="true">
      <svg
        viewBox={`0 ${-range[1]} ${end - start} ${range[1] - range[0]}`}
        preserveAspectRatio="none"
      >
        <rect y={-band[1]} width="100%" height={band[1] - band[0]} className="fill-band" />
        <path
          d={`M0 ${-band[1]}H${end - start}M0 ${-band[0]}H${end - start}`}
          className="stroke-band-edge"
        />
        <AirLine d={line} limit={band[1]} />
      </svg>
      {isNowMarked && (
        <circle
          cx="100%"
          cy={`${(((range[1] - now) / (range[1] - range[0])) * 100).toFixed(1)}%`}
          r="5"
          className="fill-ink"
        />
      )}
    </svg>
  );
}

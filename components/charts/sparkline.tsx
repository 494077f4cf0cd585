import type { TracePoint } from "@/lib/simulation/ordinary-hours";
import { AirLine } from "./air-line";
import { Band } from "./band";
import { curvedPath } from "./trace-path";

type SparklineProps = {
  readings: TracePoint[];
  /** The safe band, and the range that the picture shows. */
  band: readonly [low: number, high: number];
  range: readonly [low: number, high: number];
  className: string;
};

/** A trace in its band, warm where it is above. */
export function Sparkline({ readings, band, range, className }: SparklineProps) {
  const start = readings[0]?.minute ?? 0;
  const end = readings.at(-1)?.minute ?? 0;
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
        <Band limits={band} from={0} width={end - start} />
        <AirLine d={line} limit={band[1]} />
      </svg>
    </svg>
  );
}

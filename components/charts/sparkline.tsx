import type { TracePoint } from "@/lib/simulation/ordinary-hours";
import { AirLine } from "./air-line";
import { Band } from "./band";
import { percentBetween } from "./scale";
import { curvedPath } from "./trace-path";

type SparklineProps = {
  readings: TracePoint[];
  /** The safe band, and the range that the picture shows. */
  band: readonly [low: number, high: number];
  range: readonly [low: number, high: number];
  className: string;
};

/** A trace in its band, warm where it is above, that ends in a dot clear of the edge. */
export function Sparkline({ readings, band, range: [low, high], className }: SparklineProps) {
  const start = readings[0]?.minute ?? 0;
  const { minute: end, air } = readings.at(-1) ?? { minute: 0, air: 0 };
  const width = (end - start) * 1.08;
  const line = curvedPath(
    readings.map(({ minute, air }) => [minute - start, -air]),
    1,
  );
  return (
    <svg overflow="visible" className={className} aria-hidden="true">
      <svg viewBox={`0 ${-high} ${width} ${high - low}`} preserveAspectRatio="none">
        <Band limits={band} from={0} width={width} />
        <AirLine d={line} limit={band[1]} />
      </svg>
      <circle
        cx={percentBetween(0, width)(end - start)}
        cy={percentBetween(high, low)(air)}
        r="4"
        className={air > band[1] ? "fill-warm-dot" : "fill-ink"}
      />
    </svg>
  );
}

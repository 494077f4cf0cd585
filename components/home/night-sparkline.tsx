import { AirLine } from "@/components/charts/air-line";
import { Band } from "@/components/charts/band";
import { alert, night } from "@/components/charts/night-data";
import { percentBetween } from "@/components/charts/scale";

type NightSparklineProps = {
  /** The minute that it begins with. */
  from: number;
  /** Where its band ends: beyond the alert, the dot is clear of the edge. */
  to?: number;
  /** The degrees that it spans. */
  range: readonly [low: number, high: number];
  className: string;
};

/** The night until the alert, in its band: a piece of the trace `#night-air` that the page draws at large. */
export function NightSparkline({
  from,
  to = alert.minute,
  range: [low, high],
  className,
}: NightSparklineProps) {
  const end = percentBetween(from, to)(alert.minute);
  return (
    <svg overflow="visible" className={className} aria-hidden="true">
      <svg viewBox={`${from} ${-high} ${to - from} ${high - low}`} preserveAspectRatio="none">
        <Band limits={[night.low, night.high]} from={0} width={999} />
      </svg>
      <svg
        width={end}
        viewBox={`${from} ${-high} ${alert.minute - from} ${high - low}`}
        preserveAspectRatio="none"
      >
        <AirLine trace="#night-air" limit={night.high} />
      </svg>
      <circle cx={end} cy={percentBetween(high, low)(alert.air)} r="5" className="fill-ink" />
    </svg>
  );
}

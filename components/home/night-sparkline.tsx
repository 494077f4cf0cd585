import { AirLine } from "@/components/charts/air-line";
import { Band } from "@/components/charts/band";
import { alert, night } from "@/components/charts/night-data";
import { percentBetween } from "@/components/charts/scale";

type NightSparklineProps = {
  /** The minute that it begins with. */
  from: number;
  /** The degrees that it spans. */
  range: readonly [low: number, high: number];
  className: string;
};

/** The night until the alert, in its band: a piece of the trace `#night-air` that the page draws at large. */
export function NightSparkline({ from, range: [low, high], className }: NightSparklineProps) {
  return (
    <svg overflow="visible" className={className} aria-hidden="true">
      <svg
        viewBox={`${from} ${-high} ${alert.minute - from} ${high - low}`}
        preserveAspectRatio="none"
      >
        <Band limits={[night.low, night.high]} from={0} width={999} />
        <AirLine trace="#night-air" limit={night.high} />
      </svg>
      <circle cx="100%" cy={percentBetween(high, low)(alert.air)} r="5" className="fill-ink" />
    </svg>
  );
}

import { incident, NIGHT_AIR, sampleAt } from "@/lib/cold-room/incident";
import { Dot, Sheet, Trace } from "@/components/charts/marks";
import { percent, plot } from "@/components/charts/plot";

type NightSparklineProps = {
  /** The minutes that it begins and ends with. */
  from: number;
  minute: number;
  /** The degrees that it spans. */
  range: readonly [low: number, high: number];
  /** The colour above the limit. */
  beyond?: "text-amber";
  className: string;
};

/** How much of the width the line takes: its dot is clear of the edge. */
const USED = 0.96;

/** The night until a minute, in its band: a piece of the line that the page draws at large. */
export function NightSparkline({ from, minute, range, beyond, className }: NightSparklineProps) {
  const wholePlot = plot([from, from + (minute - from) / USED], range);
  return (
    <svg className={className} aria-hidden="true">
      <Sheet plot={wholePlot} limits={[incident.low, incident.high]} />
      <Sheet plot={plot([from, minute], range)} width={percent(USED)} strokeWidth="2">
        <Trace href={`#${NIGHT_AIR}`} tone="cold" warmAbove={incident.high} beyond={beyond} />
      </Sheet>
      <Dot at={wholePlot.air(sampleAt(minute))} />
    </svg>
  );
}

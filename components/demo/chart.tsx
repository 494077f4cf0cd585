import { formatDegrees, formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import type { RoomRun } from "@/lib/simulation/room-run";
import { MINUTE } from "@/lib/simulation/rooms";
import { DegreeAxis, Hatch, HourAxis, Name, Sheet, Trace } from "@/components/charts/marks";
import { percent, tracePath } from "@/components/charts/plot";
import { Flags, Outcome } from "./chart-names";
import { ChartPen } from "./chart-pen";
import { type ChartPlan, endOf, planOf } from "./chart-plan";
import { statusOf } from "./copy";
import { isOver } from "./demo-store";
import { useDemo } from "./use-demo";

/** The night from one o'clock to the morning. What has happened is named above it, each thing over its moment. */
export function Chart() {
  const { state, run } = useDemo();
  const plan = planOf(state);
  const { sheet, degrees } = plan;
  const { low, high } = run.room.rule;
  const isFalling = endOf(plan).air < low;
  return (
    <div
      role="img"
      aria-label={describe(run, plan)}
      className="overflow-clip px-5 pt-15 pb-8 text-label sm:pr-18 sm:pb-9"
    >
      <div className="relative h-(--plot)">
        <svg width="100%" height="100%" overflow="visible">
          <Sheet plot={sheet} limits={[low, high]} overflow="visible">
            <Lines run={run} plan={plan} />
          </Sheet>
          <Hatching run={run} plan={plan} />
          <HourAxis plot={sheet} labelClass={hourClass} />
          <g className="max-sm:hidden">
            <DegreeAxis plot={sheet} degrees={degrees} strong={high} />
          </g>
          <Flags run={plan.comingNight ?? run} plan={plan} />
          {/* Out of the way of a line that falls. */}
          <Name
            at={{ x: "100%", y: sheet.y(isFalling ? high : low) }}
            dx="-10"
            dy={isFalling ? 20 : -9}
            textAnchor="end"
            halo="band"
            className="text-cold"
          >
            {`Limits ${formatDegrees(low, 0)} to ${formatTemperature(high, 0)}`}
          </Name>
          {(plan.ahead.length > 0 || isOver(state)) && <Outcome run={run} plan={plan} />}
        </svg>
        <ChartPen sheet={sheet} />
      </div>
    </div>
  );
}

/** A phone has room for every other hour. */
function hourClass(minute: number): string | undefined {
  return minute % 120 ? "max-sm:hidden" : undefined;
}

type PartProps = { run: RoomRun; plan: ChartPlan };

/** What comes if nobody acts is dashed and dotted, and quiet while it is no more than an example; so is what came late. */
function Lines({ run, plan: { strokes, stock, ahead, comingNight } }: PartProps) {
  const { low, high } = run.room.rule;
  const limits = { warmAbove: high, warmBelow: low };
  const air = tracePath(ahead, (point) => point.air);
  const aheadStock = tracePath(ahead, (point) => point.stock);
  const beyond = run.alert.condition.status === "crossed" ? "text-amber" : "text-warm";
  return (
    <>
      <Trace tone="cold" {...limits} d={tracePath(stock, (point) => point.stock, 3)} />
      {comingNight ? (
        <>
          <Trace tone="muted" imagined="dashes" d={air} />
          <Trace tone="muted" imagined="dots" d={aheadStock} />
        </>
      ) : (
        ahead.length > 0 && (
          <>
            <Trace imagined="dashes" {...limits} d={air} />
            <Trace tone="cold" imagined="dots" {...limits} d={aheadStock} />
          </>
        )
      )}
      {strokes.map(({ arrival, points }, index) => (
        <Trace
          key={index}
          {...limits}
          beyond={beyond}
          {...(arrival === "late" && { imagined: "dashes" })}
          d={tracePath(points, (point) => point.air)}
        />
      ))}
    </>
  );
}

/** What may not be read off a line: the delay that runs before an alert, and the time in which nobody sees the room. */
function Hatching({ run, plan: { sheet, now } }: PartProps) {
  const { low, high, delay } = run.room.rule;
  const across = (from: number, to: number) => ({
    x: sheet.x(from),
    width: percent(Math.max(to - from, 0) / (sheet.to - sheet.from)),
  });
  const crossed = run.events.findLast(({ kind }) => kind === "crossed");
  const over = run.events.find(
    ({ id, kind }) => crossed && id > crossed.id && (kind === "alert" || kind === "returned"),
  );
  const since = (crossed?.since ?? 0) / MINUTE;
  const until = Math.min(since + delay / MINUTE, now.minute, (over?.at ?? Infinity) / MINUTE);
  return (
    <>
      {crossed && (
        <Hatch
          tone="amber"
          opacity=".8"
          {...across(since, until)}
          y={sheet.y(high)}
          height={percent((high - low) / (sheet.high - sheet.low))}
        />
      )}
      {run.waiting > 0 && (
        <Hatch
          tone="control"
          opacity=".8"
          {...across(run.record.timeAt(run.delivered - 1) / MINUTE, now.minute)}
          height="100%"
        />
      )}
    </>
  );
}

function describe(run: RoomRun, plan: ChartPlan): string {
  const { time, air, stock } = run.record.at(run.delivered - 1);
  const { word, sentence } = statusOf(run);
  const end = endOf(plan);
  return [
    `Chart of the ${run.room.name.toLowerCase()}.`,
    `${clockTime(time)}: ${formatTemperature(air)} in the air, ${formatTemperature(stock)} in the stock.`,
    `${word}. ${sentence}`,
    plan.ahead.length > 0 &&
      `If nobody acts, the stock is ${formatTemperature(end.stock)} at ${clockTime(end.minute * MINUTE)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

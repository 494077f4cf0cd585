import { isWithin, MINUTE } from "@/lib/cold-room/rooms";
import { liveProbe } from "@/lib/cold-room/simulated-room";
import { DegreeAxis, HourAxis } from "@/components/charts/axes";
import { Hatch } from "@/components/charts/hatch";
import { Label, Sheet, Trace } from "@/components/charts/marks";
import { tracePath } from "@/components/charts/plot";
import { describe, Flags, Outcome } from "./chart-labels";
import { type ChartView, viewOf, pointAt } from "./chart-view";
import { useDemo, useNow } from "./demo-context";
import { isOver, shownRoomOf } from "./demo-store";
import { limitsOf } from "@/lib/cold-room/room-words";

/** The night from before the incident to the morning. What has happened is named above it, each thing over its moment. */
export function Chart() {
  const { state } = useDemo();
  const view = viewOf(state);
  const { simulated, plot, degrees, end } = view;
  const { low, high } = simulated.room.rule;
  const isFalling = end.air < low;
  return (
    <div
      role="img"
      aria-label={describe(view)}
      className="overflow-clip px-5 pt-15 pb-8 text-label sm:pr-18 sm:pb-9"
    >
      <div className="relative h-(--plot)">
        <svg width="100%" height="100%" overflow="visible">
          <Sheet plot={plot} limits={[low, high]} overflow="visible">
            <Lines view={view} />
          </Sheet>
          <Hatching view={view} />
          {/* Below a desktop’s width there is room for every other hour, and with large letters for less. */}
          <HourAxis plot={plot} labelClass={hourClass} />
          <g className="max-sm:hidden">
            <DegreeAxis plot={plot} degrees={degrees} strong={high} />
          </g>
          <Flags view={view} />
          {/* Out of the way of a line that falls. */}
          <Label
            at={{ x: "100%", y: plot.y(isFalling ? high : low) }}
            dx="-10"
            dy={isFalling ? "1.25rem" : "-0.5625rem"}
            textAnchor="end"
            halo="band"
            className="text-cold"
          >
            {`Limits ${limitsOf(simulated)}`}
          </Label>
          {(view.ahead.length > 0 || isOver(state)) && <Outcome view={view} />}
        </svg>
        <Pen view={view} />
      </div>
    </div>
  );
}

function hourClass(minute: number): string | undefined {
  if (minute % 120) return "max-md:hidden";
  return minute % 240 ? "max-[14rem]:hidden" : undefined;
}

/** What comes if nobody acts is dashed and dotted, and quiet while it is no more than an example; so is what came late. */
function Lines({ view: { simulated, strokes, stock, ahead, comingNight } }: { view: ChartView }) {
  const { low, high } = simulated.room.rule;
  const limits = { warmAbove: high, warmBelow: low };
  const paint = comingNight ? ({ tone: "muted" } as const) : limits;
  const beyond = simulated.alert.condition.status === "crossed" ? "text-amber" : "text-warm";
  return (
    <>
      <Trace tone="cold" {...limits} d={tracePath(stock, (point) => point.stock, 3)} />
      {ahead.length > 0 && (
        <>
          <Trace imagined="dashes" {...paint} d={tracePath(ahead, ({ air }) => air)} />
          <Trace tone="cold" imagined="dots" {...paint} d={tracePath(ahead, (at) => at.stock)} />
        </>
      )}
      {strokes.map(({ arrival, points }, index) => (
        <Trace
          key={index}
          {...limits}
          beyond={beyond}
          imagined={arrival === "late" ? "dashes" : undefined}
          d={tracePath(points, ({ air }) => air)}
        />
      ))}
    </>
  );
}

/** What may not be read off a line: the delay that runs before an alert, and the time in which nobody sees the room. */
function Hatching({ view: { simulated, plot, lastReceived, isBlind } }: { view: ChartView }) {
  const { low, high, delay } = simulated.room.rule;
  const across = (from: number, to: number) => ({
    x: plot.x(from / MINUTE),
    width: plot.across(Math.max(to - from, 0) / MINUTE),
  });
  const { time: now } = simulated.state;
  const crossed = simulated.events.findLast(
    ({ kind }) => kind === "crossed" || kind === "returned",
  );
  const since = crossed?.since ?? 0;
  const over = crossed?.kind === "returned" ? crossed.at : now;
  return (
    <>
      {crossed && (
        <Hatch
          opacity=".8"
          {...across(since, Math.min(since + delay, over))}
          y={plot.y(high)}
          height={plot.down(high - low)}
        />
      )}
      {isBlind && (
        <Hatch tone="control" opacity=".8" {...across(lastReceived.time, now)} height="100%" />
      )}
    </>
  );
}

/** The pen and the line to it from the last reading, on a sheet of their own over the chart. They move with every frame. */
function Pen({ view: { simulated, plot, lastReceived, isBlind } }: { view: ChartView }) {
  const now = useNow();
  const start = plot.air(pointAt(lastReceived));
  // Without the internet the pen waits where the room was last seen; at the end of the night it is on the last reading.
  const { x, y } =
    isBlind || now.clock === lastReceived.time
      ? start
      : plot.at(now.clock / MINUTE, liveProbe(shownRoomOf(now), now.clock));
  const colour = isWithin(simulated.room.rule, lastReceived.air)
    ? "text-ink"
    : penColours[lastReceived.status];
  return (
    <svg
      width="100%"
      height="100%"
      overflow="visible"
      stroke="currentColor"
      strokeWidth="1.6"
      className={`absolute inset-0 ${isBlind ? "text-control" : colour}`}
    >
      <line x1={start.x} y1={start.y} x2={x} y2={y} />
      <circle cx={x} cy={y} r="5" className={isBlind ? "fill-canvas" : "fill-current"} />
    </svg>
  );
}

const penColours = { within: "text-ink", crossed: "text-amber", alert: "text-warm" };

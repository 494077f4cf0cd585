import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { isWithin, MINUTE } from "@/lib/cold-room/rooms";
import { liveProbe } from "@/lib/cold-room/simulated-room";
import { statusOf } from "@/lib/cold-room/room-words";
import { DegreeAxis, HourAxis } from "@/components/charts/axes";
import { Hatch } from "@/components/charts/hatch";
import { Dot, Label, Sheet, Trace } from "@/components/charts/marks";
import { tracePath } from "@/components/charts/plot";
import { type ChartView, viewOf } from "./chart-view";
import { FaultIcon } from "./controls";
import { useDemo, useNow } from "./demo-context";
import { isOver, shownRoomOf } from "./demo-store";

/** The night up to the morning: above it what was broken, over its moment, and when the phone rings. */
export function Chart() {
  const { state } = useDemo();
  const view = viewOf(state);
  const { simulated, plot, degrees, ahead, isBlind } = view;
  const { low, high } = simulated.room.rule;
  return (
    <div
      role="img"
      aria-label={describe(view)}
      className="overflow-clip px-5 pt-7 pb-8 text-label sm:pr-18 sm:pb-9"
    >
      <div className="relative h-(--plot)">
        <svg width="100%" height="100%" overflow="visible">
          <Sheet plot={plot} limits={[low, high]} overflow="visible">
            <Lines view={view} />
          </Sheet>
          <Hatching view={view} />
          {/* On a phone there is room for every other hour, and with large letters for less. */}
          <HourAxis plot={plot} labelClass={hourClass} />
          <g className="max-sm:hidden">
            <DegreeAxis plot={plot} degrees={degrees} strong={high} />
          </g>
          {[high, low].map((limit) => (
            <Label key={limit} at={{ x: "0", y: plot.y(limit) }} dy="-.4375rem">
              {`Limit ${formatTemperature(limit, 0)}`}
            </Label>
          ))}
          <Deeds view={view} />
          <Call view={view} />
          {(ahead.length > 0 || (isOver(state) && !isBlind)) && <Ends view={view} />}
        </svg>
        <Pen view={view} isNamed={ahead.length === 0 && !isBlind && !isOver(state)} />
      </div>
    </div>
  );
}

function hourClass(minute: number): string | undefined {
  if (minute % 120) return "max-md:hidden";
  return minute % 240 ? "max-[14rem]:hidden" : undefined;
}

/** What comes if nobody acts is dashed and dotted. */
function Lines({ view: { simulated, air, stock, ahead } }: { view: ChartView }) {
  const { low, high } = simulated.room.rule;
  const limits = { warmAbove: high, warmBelow: low };
  const beyond = simulated.alert.condition.status === "crossed" ? "text-amber" : "text-warm";
  return (
    <>
      <Trace tone="cold" {...limits} d={tracePath(stock, (at) => at.stock, 3)} />
      <Trace imagined="dashes" {...limits} d={tracePath(ahead, (at) => at.air)} />
      <Trace tone="cold" imagined="dots" {...limits} d={tracePath(ahead, (at) => at.stock)} />
      <Trace {...limits} beyond={beyond} d={tracePath(air, (at) => at.air)} />
    </>
  );
}

/** What may not be read off a line: the delay that runs before an alert, and the time in which nobody sees the room. */
function Hatching({ view: { simulated, plot, last, isBlind } }: { view: ChartView }) {
  const { low, high, delay } = simulated.room.rule;
  const now = simulated.state.time;
  const across = (from: number, to: number) => ({
    x: plot.x(from / MINUTE),
    width: plot.across(Math.max(to - from, 0) / MINUTE),
  });
  const crossed = simulated.events.findLast(
    ({ kind }) => kind === "crossed" || kind === "returned",
  );
  const { kind, at = now, since = 0 } = crossed ?? {};
  const until = Math.min(since + delay, kind === "returned" ? at : now);
  return (
    <>
      {crossed && (
        <Hatch
          opacity=".8"
          {...across(since, until)}
          y={plot.y(high)}
          height={plot.down(high - low)}
        />
      )}
      {isBlind && (
        <Hatch tone="control" opacity=".8" {...across(last.minute * MINUTE, now)} height="100%" />
      )}
    </>
  );
}

/** A pole where something was broken, with its sign on top, and one where it was repaired. */
function Deeds({ view: { simulated, plot } }: { view: ChartView }) {
  const call = callOf(simulated, plot);
  const deeds = simulated.events.filter(({ fault }) => fault);
  return deeds.map(({ kind, at, fault = "door" }, i) => {
    // Signs of one moment stand side by side.
    const before = deeds.slice(0, i).filter((other) => other.kind === kind && other.at === at);
    // Below the words of the call, if it stands there.
    const isBelow = call && at / MINUTE >= call.from && at / MINUTE <= call.from + CALL_MINUTES;
    return (
      <svg key={i} x={plot.x(at / MINUTE)} overflow="visible" className="text-control">
        <line y1={isBelow ? "1.75em" : "-2"} y2="100%" stroke="currentColor" />
        {kind === "broken" && (
          <FaultIcon
            fault={fault}
            x={22 * before.length - 9}
            y="-23"
            width="18"
            height="18"
            className="text-body"
          />
        )}
      </svg>
    );
  });
}

/** When the phone rings, or will: the only words at the top, beside their pole. */
function Call({ view: { simulated, plot } }: { view: ChartView }) {
  const call = callOf(simulated, plot);
  if (!call) return null;
  const { minute, isDue, isLate } = call;
  const x = plot.x(minute);
  return (
    <g className={isDue ? "text-amber" : "text-warm"}>
      <line
        x1={x}
        x2={x}
        y2="100%"
        stroke="currentColor"
        strokeDasharray={isDue ? "2 4" : undefined}
      />
      <Label
        at={{ x, y: "0" }}
        dx={isLate ? -8 : 8}
        dy="1em"
        textAnchor={isLate ? "end" : undefined}
        className="font-medium"
      >
        {`${clock(minute)} ${isDue ? "Alert due" : "Alert"}`}
      </Label>
    </g>
  );
}

/** The alert that is due, or the last one. */
function callOf(
  { events, alert: { condition, offline }, room }: ChartView["simulated"],
  { to }: ChartView["plot"],
) {
  const isDue = condition.status === "crossed" && !offline;
  const rung = events.findLast(({ kind }) => kind === "alert")?.at;
  const at = isDue ? condition.since + room.rule.delay : rung;
  if (at === undefined) return undefined;
  const minute = at / MINUTE;
  const isLate = minute > to - CALL_MINUTES;
  return { minute, isDue, isLate, from: isLate ? minute - CALL_MINUTES : minute };
}

/** What its words take of the sheet on a phone, and those of the forecast. */
const CALL_MINUTES = 100;
const FORETOLD_MINUTES = 110;

/** Where air and stock end, or would if nobody acts: named on that side of their lines where no other line is. */
function Ends({ view: { simulated, plot, ahead, end } }: { view: ChartView }) {
  const { rule } = simulated.room;
  const { minute = 0 } = callOf(simulated, plot) ?? {};
  // The call has the row, where it comes late.
  const isFree = minute < plot.to - CALL_MINUTES - FORETOLD_MINUTES;
  const isFalling = end.air < rule.low;
  const isTogether = Math.abs(end.air - end.stock) < (plot.high - plot.low) * NAME_HEIGHT;
  const beyond = isFalling ? Math.min(end.air, end.stock) : Math.max(end.air, end.stock);
  const name = { dx: -8, dy: isFalling ? "1.25rem" : "-.5rem", textAnchor: "end" } as const;
  const colour = (celsius: number, calm: string) => (isWithin(rule, celsius) ? calm : "text-warm");
  return (
    <>
      <g className={colour(end.stock, "text-cold")}>
        <Dot at={plot.stock(end)} tone="current" />
        <Label
          at={isTogether ? plot.at(end.minute, beyond) : plot.stock(end)}
          {...name}
          className="text-base font-medium"
        >
          {`Stock ${formatTemperature(end.stock)}`}
        </Label>
      </g>
      {!isTogether && (
        <g className={colour(end.air, "text-ink")}>
          <Dot at={plot.air(end)} tone={ahead.length > 0 ? "hollow" : "current"} />
          <Label at={plot.air(end)} {...name}>{`Air ${formatTemperature(end.air)}`}</Label>
        </g>
      )}
      {ahead.length > 0 && (
        <Label
          at={{ x: "100%", y: "0" }}
          dx="-8"
          dy="1em"
          textAnchor="end"
          className={`max-sm:[@media(height<47rem)]:hidden ${isFree ? "" : "max-md:hidden"}`}
        >
          If nobody acts
        </Label>
      )}
    </>
  );
}

/** Of the smallest chart's height. */
const NAME_HEIGHT = 0.13;

/** The pen and the line to it from the last reading, on a sheet of their own over the chart. They move with every frame. */
function Pen({ view, isNamed }: { view: ChartView; isNamed: boolean }) {
  const { simulated, plot, last, isBlind, stock } = view;
  const now = useNow();
  const start = plot.air(last);
  const minute = now.clock / MINUTE;
  // Without the internet the pen waits where the room was last seen; at the end of the night it is on the last reading.
  const pen = { minute, air: liveProbe(shownRoomOf(now), now.clock) };
  const isWaiting = isBlind || minute === last.minute;
  const { x, y } = isWaiting ? start : plot.air(pen);
  const { status } = simulated.alert.condition;
  const colour = isWithin(simulated.room.rule, last.air) ? "text-ink" : penColours[status];
  const stockNow = stock.at(-1)?.stock ?? NaN;
  const isTogether = Math.abs(pen.air - stockNow) < (plot.high - plot.low) * NAME_HEIGHT;
  const isLate = minute > plot.to - 60;
  const name = {
    dx: isLate ? -2 : 14,
    dy: isLate ? "-.75rem" : ".35em",
    textAnchor: isLate ? "end" : "start",
  } as const;
  return (
    <svg
      width="100%"
      height="100%"
      overflow="visible"
      className={`absolute inset-0 ${isBlind ? "text-control" : colour}`}
    >
      <line x1={start.x} y1={start.y} x2={x} y2={y} stroke="currentColor" strokeWidth="1.6" />
      <circle
        cx={x}
        cy={y}
        r="5"
        stroke="currentColor"
        strokeWidth="1.6"
        className={isBlind ? "fill-canvas" : "fill-current"}
      />
      {isNamed && (
        <>
          <Label at={{ x, y }} {...name}>
            {isTogether ? "Air and stock" : "Air"}
          </Label>
          {!isTogether && (
            <Label at={plot.at(minute, stockNow)} {...name} className="text-cold">
              Stock
            </Label>
          )}
        </>
      )}
    </svg>
  );
}

const penColours = { within: "text-ink", crossed: "text-amber", alert: "text-warm" };

/** The chart in words. */
function describe({ simulated, last, ahead, end, isBlind }: ChartView): string {
  const [, word, sentence] = statusOf(simulated);
  const air = `${formatTemperature(last.air)} in the air`;
  const stock = `${formatTemperature(last.stock)} in the stock`;
  const coming = `If nobody acts, the stock is ${formatTemperature(end.stock)} at ${clock(end.minute)}.`;
  return [
    `Chart of the ${simulated.room.name.toLowerCase()}.`,
    `${clock(last.minute)}${isBlind ? ", the last reading" : ""}: ${air}, ${stock}. ${word}. ${sentence}`,
    ...(ahead.length > 0 ? [coming] : []),
  ].join(" ");
}

import { DegreeAxis, HourAxis } from "@/components/charts/axes";
import { Hatch } from "@/components/charts/hatch";
import { Dot, Label, Sheet, Trace } from "@/components/charts/marks";
import { tracePath } from "@/components/charts/plot";
import { useDrawnSession, useSession } from "@/components/ui/session-store";
import { clock } from "@/lib/cold-room/clock";
import { isWithin, MINUTE } from "@/lib/cold-room/rooms";
import { shownRoom } from "@/lib/cold-room/session";
import { liveProbe } from "@/lib/cold-room/simulated-room";
import { roomStatus } from "@/lib/cold-room/words";
import { formatTemperature } from "@/lib/format";
import { type ChartView, chartView, NAME_HEIGHT } from "./chart-view";
import { demoStore } from "./demo-store";
import { FaultIcon } from "./fault-icon";

type ViewProps = { view: ChartView };

/** The night of the shown room up to 06:00. A row over the plot has the signs of the faults, and when the phone rings. */
export function Chart() {
  const session = useDrawnSession(demoStore);
  const view = chartView(shownRoom(session));
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
          <HourAxis plot={plot} labelClass={hourClass} />
          <g className="max-sm:hidden">
            <DegreeAxis plot={plot} degrees={degrees} strong={high} />
          </g>
          <Limit plot={plot} celsius={high} />
          {/* On a low phone the line of the air has its place. */}
          <g className="max-sm:[@media(height<47rem)]:hidden">
            <Limit plot={plot} celsius={low} />
          </g>
          <Faults view={view} />
          <Call view={view} />
          {ahead.length > 0 && <Forecast view={view} />}
          {(ahead.length > 0 || (session.phase === "finished" && !isBlind)) && <Ends view={view} />}
        </svg>
        <Pen view={view} isNamed={session.phase === "idle"} />
      </div>
    </div>
  );
}

/** Every hour, every second or, at large text sizes, every fourth. */
function hourClass(minute: number): string | undefined {
  if (minute % 120) return "max-md:hidden";
  return minute % 240 ? "max-[14rem]:hidden" : undefined;
}

function Limit({ plot, celsius }: { plot: ChartView["plot"]; celsius: number }) {
  return (
    <Label at={{ x: "0", y: plot.y(celsius) }} dy="-.4375rem">
      {`Limit ${formatTemperature(celsius, 0)}`}
    </Label>
  );
}

/** The forecast is dashed and dotted. */
function Lines({ view: { simulated, air, stock, ahead } }: ViewProps) {
  const { low, high } = simulated.room.rule;
  const limits = { warmAbove: high, warmBelow: low };
  const beyond = simulated.alert.condition.status === "exceeded" ? "text-amber" : "text-warm";
  return (
    <>
      <Trace tone="cold" {...limits} d={tracePath(stock, (at) => at.stock, 3)} />
      <Trace imagined="dashes" {...limits} d={tracePath(ahead, (at) => at.air)} />
      <Trace tone="cold" imagined="dots" {...limits} d={tracePath(ahead, (at) => at.stock)} />
      <Trace {...limits} beyond={beyond} d={tracePath(air, (at) => at.air)} />
    </>
  );
}

/** Hatched times: the delay before an alert, and the time without readings. */
function Hatching({ view: { simulated, plot, last, isBlind } }: ViewProps) {
  const { low, high, delay } = simulated.room.rule;
  const now = simulated.state.time;
  const across = (from: number, to: number) => ({
    x: plot.x(from / MINUTE),
    width: plot.across(Math.max(to - from, 0) / MINUTE),
  });
  const excursion = simulated.events.findLast(
    ({ kind }) => kind === "limitExceeded" || kind === "returned",
  );
  const { kind, at = now, since = 0 } = excursion ?? {};
  const until = Math.min(since + delay, kind === "returned" ? at : now);
  return (
    <>
      {excursion && (
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

/** A pole where something was broken, with its sign on top, and a pole where it was repaired. */
function Faults({ view }: ViewProps) {
  const { plot, simulated } = view;
  const call = callOf(view);
  const changes = simulated.events.filter(({ fault }) => fault);
  return changes.map(({ kind, at, fault = "door" }, i) => {
    const minute = at / MINUTE;
    // Signs of one moment stand side by side.
    const before = changes.slice(0, i).filter((other) => other.kind === kind && other.at === at);
    const isUnderCall = call && minute > call.from - SIGN_MINUTES && minute < call.to;
    return (
      <svg key={i} x={plot.x(minute)} overflow="visible" className="text-control">
        <line y2={poleEnd(view, minute)} stroke="currentColor" />
        {kind === "broken" && !isUnderCall && (
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

/** When the phone rings, or will ring, beside a pole at that time. */
function Call({ view }: ViewProps) {
  const call = callOf(view);
  if (!call) return null;
  const { minute, isDue, isLate } = call;
  const x = view.plot.x(minute);
  return (
    <g className={isDue ? "text-amber" : "text-warm"}>
      <line
        x1={x}
        x2={x}
        y1="-1.5em"
        y2={poleEnd(view, minute)}
        stroke="currentColor"
        strokeDasharray={isDue ? "2 4" : undefined}
      />
      <Label
        at={{ x, y: "0" }}
        dx={isLate ? -8 : 8}
        dy="-.5em"
        textAnchor={isLate ? "end" : "start"}
        className="font-medium"
      >
        {`${clock(minute)} ${isDue ? "Alert due" : "Alert"}`}
      </Label>
    </g>
  );
}

/** The alert that is due or, if none is, the last one, with the minutes that its words cover on a phone. */
function callOf({ simulated, plot }: ChartView) {
  const { condition, offline } = simulated.alert;
  const isDue = condition.status === "exceeded" && !offline;
  const last = simulated.events.findLast(({ kind }) => kind === "alerted")?.at;
  const at = isDue ? condition.since + simulated.room.rule.delay : last;
  if (at === undefined) return undefined;
  const minute = at / MINUTE;
  const isLate = minute > plot.to - CALL_MINUTES;
  const from = isLate ? minute - CALL_MINUTES : minute;
  return { minute, isDue, isLate, from, to: from + CALL_MINUTES };
}

/** Poles in the last part of the night are short: the names of the lines have that place. */
function poleEnd({ plot }: ChartView, minute: number): string {
  return minute > plot.to - NAME_MINUTES ? "5" : "100%";
}

/** That the dashed and dotted lines are a forecast; left out where the row over the plot has other words or signs. */
function Forecast({ view }: ViewProps) {
  const { simulated, plot } = view;
  const broken = simulated.events.flatMap(({ at, kind }) => (kind === "broken" ? at / MINUTE : []));
  const taken = Math.max(callOf(view)?.to ?? 0, ...broken.map((minute) => minute + SIGN_MINUTES));
  return (
    <Label
      at={{ x: "100%", y: "0" }}
      dy="-.5em"
      textAnchor="end"
      className={`max-[20rem]:hidden ${taken > plot.to - FORECAST_MINUTES ? "hidden" : ""}`}
    >
      If nobody acts
    </Label>
  );
}

/** The widths of words and signs on the smallest chart, in minutes. */
const [CALL_MINUTES, FORECAST_MINUTES, NAME_MINUTES, SIGN_MINUTES] = [125, 115, 100, 14];

/** Names air and stock at the ends of their lines. A name is left out where a line would cross it. */
function Ends({ view }: ViewProps) {
  const { simulated, plot, air, stock, ahead, end, isFalling } = view;
  const { rule } = simulated.room;
  const height = (isFalling ? -NAME_HEIGHT : NAME_HEIGHT) * (plot.high - plot.low);
  const isTogether = Math.abs(end.air - end.stock) < Math.abs(height);
  const outermost = isFalling ? Math.min(end.air, end.stock) : Math.max(end.air, end.stock);
  const near = [...air, ...stock, ...ahead].filter(({ minute }) => minute > plot.to - NAME_MINUTES);
  const isFree = (celsius: number) => {
    const [from, to] = [celsius + height / 4, celsius + height].toSorted((a, b) => a - b);
    const isCrossing = (line: number) => line > (from ?? NaN) && line < (to ?? NaN);
    return !near.some((point) => isCrossing(point.air) || isCrossing(point.stock));
  };
  const name = { dx: -8, dy: isFalling ? "1.25rem" : "-.5rem", textAnchor: "end" } as const;
  const colour = (celsius: number, calm: string) => (isWithin(rule, celsius) ? calm : "text-warm");
  const stockBase = isTogether ? outermost : end.stock;
  return (
    <>
      <g className={colour(end.stock, "text-cold")}>
        <Dot at={plot.stock(end)} tone="current" />
        {isFree(stockBase) && (
          <Label at={plot.at(end.minute, stockBase)} {...name} className="text-base font-medium">
            {`Stock ${formatTemperature(end.stock)}`}
          </Label>
        )}
      </g>
      {!isTogether && (
        <g className={colour(end.air, "text-ink")}>
          <Dot at={plot.air(end)} tone={ahead.length > 0 ? "hollow" : "current"} />
          {isFree(end.air) && (
            <Label at={plot.air(end)} {...name}>
              {`Air ${formatTemperature(end.air)}`}
            </Label>
          )}
        </g>
      )}
    </>
  );
}

/** The pen and the line to it from the last reading, drawn at every frame on a sheet over the chart. */
function Pen({ view, isNamed }: ViewProps & { isNamed: boolean }) {
  const { simulated, plot, last, isBlind } = view;
  const session = useSession(demoStore);
  const start = plot.air(last);
  const minute = session.clock / MINUTE;
  // Without readings the pen waits at the last one; at 06:00 it is on the last one.
  const isWaiting = isBlind || minute === last.minute;
  const air = liveProbe(shownRoom(session), session.clock);
  const { x, y } = isWaiting ? start : plot.at(minute, air);
  const { status } = simulated.alert.condition;
  const colour = isWithin(simulated.room.rule, last.air) ? "text-ink" : penColours[status];
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
        <Label at={{ x, y }} dx="14" dy=".35em">
          Air and stock
        </Label>
      )}
    </svg>
  );
}

const penColours = { within: "text-ink", exceeded: "text-amber", alert: "text-warm" };

/** The chart in words. */
function describe({ simulated, last, ahead, end, isBlind }: ChartView): string {
  const [, word, sentence] = roomStatus(simulated);
  const air = `${formatTemperature(last.air)} in the air`;
  const stock = `${formatTemperature(last.stock)} in the stock`;
  const coming = `If nobody acts, the stock is ${formatTemperature(end.stock)} at ${clock(end.minute)}.`;
  return [
    `Chart of the ${simulated.room.name.toLowerCase()}.`,
    `${clock(last.minute)}${isBlind ? ", the last reading" : ""}: ${air}, ${stock}. ${word}. ${sentence}`,
    ...(ahead.length > 0 ? [coming] : []),
  ].join(" ");
}

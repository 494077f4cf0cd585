import { Dot, Label } from "@/components/charts/marks";
import { clock } from "@/lib/cold-room/clock";
import { isWithin, MINUTE } from "@/lib/cold-room/rooms";
import { formatTemperature } from "@/lib/format";
import { type ChartView, NAME_HEIGHT } from "./chart-view";
import { FaultIcon } from "./fault-icon";

type ViewProps = { view: ChartView };

/** The widths of words and icons on the smallest chart, in minutes. */
const [CALL_MINUTES, FORECAST_MINUTES, NAME_MINUTES, ICON_MINUTES] = [125, 115, 120, 14];

/** Names both limits at the left edge. */
export function Limits({ view: { plot, simulated } }: ViewProps) {
  const { low, high } = simulated.room.rule;
  return (
    <>
      <g className="max-[17rem]:hidden">
        <Limit plot={plot} celsius={high} />
      </g>
      {/* On a low phone and at large text sizes, it would cover the line of the air. */}
      <g className="max-[20rem]:hidden max-sm:[@media(height<47rem)]:hidden">
        <Limit plot={plot} celsius={low} />
      </g>
    </>
  );
}

function Limit({ plot, celsius }: { plot: ChartView["plot"]; celsius: number }) {
  return (
    <Label at={{ x: "0", y: plot.y(celsius) }} dy="-.4375rem">
      {`Limit ${formatTemperature(celsius, 0)}`}
    </Label>
  );
}

/** A vertical line where something was broken, with its icon on top, and one where it was repaired. */
export function Faults({ view }: ViewProps) {
  const { plot, simulated } = view;
  const call = callOf(view);
  const changes = simulated.events.filter(({ fault }) => fault);
  return changes.map(({ kind, at, fault = "door" }, i) => {
    const minute = at / MINUTE;
    // Icons of one moment stand side by side.
    const before = changes.slice(0, i).filter((other) => other.kind === kind && other.at === at);
    const isUnderCall = call && minute > call.from - ICON_MINUTES && minute < call.to;
    return (
      <svg key={i} x={plot.x(minute)} overflow="visible" className="text-control">
        <line y2={lineEnd(view, minute)} stroke="currentColor" />
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

/** The time at which the phone rings or will ring, with a vertical line. */
export function Call({ view }: ViewProps) {
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
        y2={lineEnd(view, minute)}
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

/** Labels the dashed and dotted lines as a forecast. Hidden where the row over the plot has other words or icons. */
export function Forecast({ view }: ViewProps) {
  const { simulated, plot } = view;
  const broken = simulated.events.flatMap(({ at, kind }) => (kind === "broken" ? at / MINUTE : []));
  const taken = Math.max(callOf(view)?.to ?? 0, ...broken.map((minute) => minute + ICON_MINUTES));
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

/**
 * Names air and stock at the ends of their lines, on the side to which the lines go; the stock, if that side is taken, on
 * the other. A name that another line would cross is left out.
 */
export function Ends({ view }: ViewProps) {
  const { simulated, plot, ahead, end, isFalling } = view;
  const { rule } = simulated.room;
  const outward = isFalling ? -1 : 1;
  const isTogether = Math.abs(end.air - end.stock) < TOGETHER * (plot.high - plot.low);
  const stockSide = fit(view, end.stock, outward) === undefined ? -outward : outward;
  const stockFit = fit(view, end.stock, stockSide);
  const airFit = fit(view, end.air, outward);
  const colour = (celsius: number, calm: string) => (isWithin(rule, celsius) ? calm : "text-warm");
  return (
    <>
      <g className={colour(end.stock, "text-cold")}>
        <Dot at={plot.stock(end)} tone="current" />
        {stockFit !== undefined && (
          <Label
            at={plot.stock(end)}
            {...nameAt(stockSide)}
            className={`text-base font-medium max-[14rem]:text-compact ${stockFit}`}
          >
            {`Stock ${formatTemperature(end.stock)}`}
          </Label>
        )}
      </g>
      {!isTogether && (
        <g className={colour(end.air, "text-ink")}>
          <Dot at={plot.air(end)} tone={ahead.length > 0 ? "hollow" : "current"} />
          {airFit !== undefined && (
            <Label at={plot.air(end)} {...nameAt(outward)} className={airFit}>
              {`Air ${formatTemperature(end.air)}`}
            </Label>
          )}
        </g>
      )}
    </>
  );
}

const nameAt = (side: number) =>
  ({ dx: -8, dy: side > 0 ? "-.5rem" : "1.25rem", textAnchor: "end" }) as const;

/** The class of a name above (`side` 1) or below (-1) the end of a line at `celsius`; undefined where no chart has room. */
function fit(view: ChartView, celsius: number, side: number): string | undefined {
  const { plot, air, stock, ahead } = view;
  const near = [...air, ...stock, ...ahead].filter(
    ({ minute }) => minute >= plot.to - NAME_MINUTES,
  );
  const beyond = near
    .flatMap((point) => [point.air, point.stock])
    .map((line) => (side * (line - celsius)) / (plot.high - plot.low))
    .filter((share) => share > TOGETHER);
  const free = Math.min(1, ...beyond);
  return FITS.find(([share]) => free >= share)?.[1];
}

/** The share of the plot's height within which two lines are drawn as one. */
const TOGETHER = 0.03;

/** The share of the plot's height that a name needs, which is less on a higher plot. */
const FITS = [
  [NAME_HEIGHT, ""],
  [0.12, "[@container(height<12rem)]:hidden"],
  [0.1, "[@container(height<14.5rem)]:hidden"],
  [0.08, "[@container(height<18rem)]:hidden"],
  [0.065, "[@container(height<22rem)]:hidden"],
] as const;

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

/** Vertical lines in the last part of the night are short: the names of the lines are below them. */
function lineEnd({ plot }: ChartView, minute: number): string {
  return minute > plot.to - NAME_MINUTES ? "5" : "100%";
}

import { useMemo } from "react";
import { AlertSign } from "@/components/ui/icon";
import { statusColors } from "@/components/ui/status-colors";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import {
  isCall,
  isWithin,
  type Night,
  type Reading,
  readingsUntil,
  room,
  stateAt,
} from "@/lib/cold-room/night";
import { SET_POINT } from "@/lib/cold-room/physics";
import type { Session } from "@/lib/cold-room/session";
import { otherOutcome, roomStatus } from "@/lib/cold-room/words";
import { formatRange, formatTemperature } from "@/lib/format";
import { HourAxis } from "./axes";
import { Dot, PlotArea, TemperatureLine } from "./marks";
import { linePath, type Plot, plot } from "./plot";

export type Frame = {
  /** The first minute, in minutes since 18:00. */
  from: number;
  /** The degrees above the upper limit at least, and the share of the height below all temperatures. */
  above: number;
  below: number;
  /** Labels at the ends of the stock's lines. Without them, a legend stands below the chart. */
  labels?: Record<Deed, string>;
};

type Deed = "left" | "fixed";

/** On the home page: from 18:00, with room for the device above the lines. A phone shows the part from 00:00. */
export const heroFrame: Frame = {
  from: 0,
  above: 11,
  below: 0.11,
  labels: { left: "door left open", fixed: "door closed" },
};
const fromMidnight: Frame = { from: 6 * 60, above: 4.5, below: 0.2 };

/** How far the air is above or below the stock while nothing is broken, in °C. */
const RIPPLE = 0.8;
/** Minutes between two drawn temperatures of the stock, which changes slowly. */
const STOCK_EVERY = 15;

/** Returns the scales of a night's chart, which fits all temperatures and both limits. */
export function nightPlot(night: Night, { from, above, below }: Frame) {
  const shown = night.slice(from).flatMap(({ air, stock }) => [air, stock]);
  const [lowest, highest] = [Math.min(room.low, ...shown), Math.max(room.high + above, ...shown)];
  // Below the lines is room for the sign of the alert.
  return plot([from, NIGHT_MINUTES], [lowest - below * (highest - lowest), highest]);
}

type NightChartProps = { session: Session; frame?: Frame };

/**
 * A night until 06:00: the temperatures so far and, from the first call on, the stock if the faults are left and if they
 * are fixed. It is not translated, because browsers' translators insert HTML into SVG text, which then disappears.
 */
export function NightChart({ session, frame = fromMidnight }: NightChartProps) {
  const view = useNightView(session, frame);
  const { minute, plot, state, isOnline, past, ends, alert } = view;
  const [{ x, y }, dotVariant] = [plot.air(view.now), isOnline ? "current" : "hollow"] as const;
  const faults = state.events.filter(({ kind }) => kind === "broken");
  const isAlerted = alert && alert.at <= minute;
  const alertColor = statusColors[isAlerted ? "alert" : "exceeded"];
  const stockLine = { variant: "cold", beyond: statusColors.alert } as const;
  const { labels } = frame;
  return (
    <>
      <div
        role="img"
        aria-label={describe(view)}
        translate="no"
        className="size-full text-muted [contain:size]"
      >
        <svg width="100%" height="100%" overflow="visible" className="text-[min(.9375rem,5vw)]">
          <PlotArea plot={plot} limits={[room.low, room.high]}>
            <path
              d={faults.map(({ at }) => `M${at} ${-room.high}V${-plot.low}`).join("")}
              strokeWidth="1"
              className="stroke-control"
            />
            <TemperatureLine {...stockLine} d={linePath(past, (at) => at.stock, 3)} />
            {ends.map(({ deed, readings }) => (
              <TemperatureLine
                key={deed}
                {...stockLine}
                isDotted
                d={linePath(readings, (at) => at.stock, STOCK_EVERY)}
              />
            ))}
            <TemperatureLine beyond={alertColor} d={linePath(past, (at) => at.air)} />
          </PlotArea>
          {labels ? (
            <g className="chart-start">
              <text x="10" y={plot.y(room.low)} dy="-.6em" className="text-cold max-[21rem]:hidden">
                <tspan>Limits </tspan>
                {formatRange(room.low, room.high)}
              </text>
              <text x="10" y={plot.y(SET_POINT + RIPPLE)} className="text-ink">
                Air
              </text>
            </g>
          ) : (
            [room.low, room.high].map((limit) => (
              <text
                key={limit}
                x="-8"
                y={plot.y(limit)}
                dy=".35em"
                textAnchor="end"
                className="text-[min(.8125rem,4vw)] text-cold"
              >
                {formatTemperature(limit, 0)}
              </text>
            ))
          )}
          <HourAxis
            plot={plot}
            every={120}
            labelClass={(at) =>
              at === 0 ? "hidden" : at < fromMidnight.from ? "max-md:hidden" : undefined
            }
          />
          {alert && (
            <svg x={plot.x(alert.at)} overflow="visible" className={alertColor}>
              <line
                y2="100%"
                stroke="currentColor"
                strokeDasharray={isAlerted ? undefined : "2 4"}
              />
              <svg y="100%" overflow="visible">
                <AlertSign x="-8" y="-19" width="16" height="16" className="fill-canvas" />
              </svg>
            </svg>
          )}
          {session.phase !== "finished" && (
            <g className={isOnline ? statusColors[state.condition.status] : "text-control"}>
              <Dot at={{ x, y }} variant={dotVariant} r={5.5} />
            </g>
          )}
          {ends.map((end) => (
            <StockEnd key={end.deed} {...end} plot={plot} label={labels?.[end.deed]} />
          ))}
        </svg>
      </div>
      {!labels && <Legend ends={ends} />}
    </>
  );
}

/** An outcome of the night: its temperatures at 06:00, and the part before it that was not measured. */
type End = {
  deed: Deed;
  air: number;
  /** Undefined if no readings tell it. */
  stock?: number;
  readings: readonly Reading[];
  color: string;
};

/** Returns what the chart shows. */
function useNightView({ night, minute, phase }: Session, frame: Frame) {
  const state = stateAt(night, minute);
  const isOnline = !state.faults.includes("internet");
  const isFinished = phase === "finished";
  const now = isOnline ? readingAt(night, minute) : state.last;
  const isTold = isFinished || state.events.some(isCall);
  // Simulates the night again, which takes too long for each frame.
  const other = useMemo(() => (isTold ? otherOutcome(night) : undefined), [isTold, night]);
  const alerts = stateAt(night, NIGHT_MINUTES).events.filter(({ kind }) => kind === "alerted");
  return {
    minute,
    plot: nightPlot([...night, ...(other ?? [])], frame),
    state,
    isOnline,
    now,
    past: [...readingsUntil(night, minute), now].filter(({ minute }) => minute >= frame.from),
    ends: isTold ? endsOf() : [],
    /** The next alert, if nobody acts, or the last one. */
    alert: alerts.find(({ at }) => at > minute) ?? alerts.at(-1),
  };

  function endsOf(): End[] {
    const rest = isFinished ? [] : [now, ...night.slice(Math.floor(minute) + 1)];
    const ends = [endOf(night, rest, isOnline)];
    if (other) ends.push(endOf(other, other.slice(state.events[0]?.at)));
    return ends.sort((end) => (end.deed === "left" ? -1 : 1));
  }
}

function endOf(night: Night, readings: readonly Reading[], isKnown = true): End {
  const { faults, air, stock } = stateAt(night, NIGHT_MINUTES);
  const deed = faults.length > 0 ? "left" : "fixed";
  if (!isKnown) return { deed, air, readings: [], color: "text-muted" };
  return { deed, air, stock, readings, color: isWithin(stock) ? "text-cold" : "text-warm" };
}

/** Returns the temperatures at a minute, between those of the whole minutes before and after it. */
function readingAt(night: Night, minute: number): Reading {
  const from = stateAt(night, minute);
  const to = stateAt(night, Math.ceil(minute));
  const between = (start: number, end: number) => start + (minute % 1) * (end - start);
  return { minute, air: between(from.air, to.air), stock: between(from.stock, to.stock) };
}

type StockEndProps = End & { plot: Plot; label?: string };

/** The stock at 06:00. Beyond the limits its label stands above the line, else below it and the air's line. */
function StockEnd({ plot, label, air, stock, readings, color }: StockEndProps) {
  if (stock === undefined) return null;
  const line = isWithin(stock) ? Math.min(stock, air) - RIPPLE : stock;
  return (
    <g className={`${isWithin(stock) ? "stroke-band" : "stroke-canvas"} ${color}`}>
      {label && (
        <text
          {...plot.at(NIGHT_MINUTES, line)}
          dy={isWithin(stock) ? "1em" : "-.5em"}
          textAnchor="end"
          className="stroke-4 text-[min(1.375rem,4.4vw,8.2cqh)] [paint-order:stroke]"
        >
          <tspan className="fill-body text-[min(.9375rem,3.5vw)]">{label}</tspan>
          <tspan dx=".25em" className="font-medium">
            Stock {formatTemperature(stock)}
          </tspan>
        </text>
      )}
      <Dot
        at={plot.at(NIGHT_MINUTES, stock)}
        variant={readings.length > 0 ? "hollow" : "current"}
      />
    </g>
  );
}

/** The row below the chart: the names of the lines, and where those of the stock end. */
function Legend({ ends }: { ends: readonly End[] }) {
  const items = [
    ...lines,
    ...ends.map((end) => ({
      ...end,
      text: outcome(end),
      isHollow: end.stock === undefined || end.readings.length > 0,
    })),
  ];
  return (
    <ul className="flex min-h-6 flex-wrap items-center gap-x-[min(1.25rem,3vw)] text-[min(.9375rem,4vw)] max-[23rem]:min-h-10">
      {items.map(({ text, color, isHollow }) => (
        <li key={text} className={`flex items-center gap-x-1 ${color}`}>
          <svg width="10" height="10" aria-hidden="true">
            <Dot at={{ x: "50%", y: "50%" }} variant={isHollow ? "hollow" : "current"} r={4} />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

const lines = [
  { text: "Air", color: "text-ink", isHollow: false },
  { text: "Stock", color: "text-cold", isHollow: false },
];

/** `if left 5.8 °C`, or `left 5.8 °C` when it has happened. */
function outcome({ deed, stock, readings }: End): string {
  const when = readings.length > 0 ? "if " : "";
  return `${when}${deed} ${stock === undefined ? "unknown" : formatTemperature(stock)}`;
}

/** Returns the text alternative of the chart. */
function describe({ state, isOnline, ends, alert }: ReturnType<typeof useNightView>): string {
  const { minute, air, stock } = state.last;
  return [
    `Simulated temperature of a ${room.name.toLowerCase()}.`,
    `${clock(minute)}${isOnline ? "" : ", the last reading"}: ${formatTemperature(air)} in the air, ${formatTemperature(stock)} in the stock.`,
    ...roomStatus(state),
    ...(alert ? [`Alert at ${clock(alert.at)}.`] : []),
    ...ends.map((end) => `The stock at ${clock(NIGHT_MINUTES)} ${outcome(end)}.`),
  ].join(" ");
}

import { AlertSign } from "@/components/ui/icon";
import { statusColors } from "@/components/ui/status-colors";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import {
  isWithin,
  type Night,
  type Reading,
  readingsUntil,
  room,
  type RoomState,
  stateAt,
} from "@/lib/cold-room/night";
import { SET_POINT } from "@/lib/cold-room/physics";
import type { Session } from "@/lib/cold-room/session";
import { otherOutcome, resultOf, roomStatus } from "@/lib/cold-room/words";
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
};

/** On the home page: from 18:00, with room for the device above the lines. A phone shows the part from 00:00. */
export const heroFrame: Frame = { from: 0, above: 11, below: 0.11 };
const fromMidnight: Frame = { from: 6 * 60, above: 7, below: 0.2 };

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
 * A night until 06:00: the temperatures so far, the stock if nobody acts and, at 06:00, the stock of the night with the
 * other outcome. It is not translated, because browsers' translators insert HTML into SVG text, which then disappears.
 */
export function NightChart({ session, frame = fromMidnight }: NightChartProps) {
  const view = nightView(session, frame);
  const { minute, plot, state, isOnline, past, ends, alert } = view;
  const [{ x, y }, dotVariant] = [plot.air(view.now), isOnline ? "current" : "hollow"] as const;
  const faults = state.events.filter(({ kind }) => kind === "broken");
  const isAlerted = alert && alert.at <= minute;
  const alertColor = statusColors[isAlerted ? "alert" : "exceeded"];
  const stock = { variant: "cold", beyond: statusColors.alert } as const;
  return (
    <div
      role="img"
      aria-label={describe(view)}
      translate="no"
      className="size-full text-muted contain-size"
    >
      <svg width="100%" height="100%" overflow="visible" className="text-[min(.9375rem,5vw)]">
        <PlotArea plot={plot} limits={[room.low, room.high]}>
          <path
            d={faults.map(({ at }) => `M${at} ${-room.high}V${-plot.low}`).join("")}
            strokeWidth="1"
            className="stroke-control"
          />
          <TemperatureLine {...stock} d={linePath(past, (at) => at.stock, 3)} />
          {ends.map(({ name, readings }) => (
            <TemperatureLine
              key={name}
              {...stock}
              isDotted
              d={linePath(readings, (at) => at.stock, STOCK_EVERY)}
            />
          ))}
          <TemperatureLine beyond={alertColor} d={linePath(past, (at) => at.air)} />
        </PlotArea>
        <g className="chart-start">
          <text x="10" y={plot.y(room.low)} dy="-.6em" className="text-cold max-[21rem]:hidden">
            <tspan className="max-sm:hidden flat:hidden">Limits </tspan>
            {formatRange(room.low, room.high)}
          </text>
          <text
            x="10"
            y={plot.y(SET_POINT + RIPPLE)}
            className="text-ink max-sm:hidden flat:hidden"
          >
            Air
          </text>
        </g>
        <HourAxis
          plot={plot}
          every={120}
          labelClass={(at) =>
            at === 0 ? "hidden" : at < fromMidnight.from ? "max-desk:hidden" : undefined
          }
        />
        {alert && (
          <svg x={plot.x(alert.at)} overflow="visible" className={alertColor}>
            <line y2="100%" stroke="currentColor" strokeDasharray={isAlerted ? undefined : "2 4"} />
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
          <StockLabel key={end.name} {...end} plot={plot} />
        ))}
      </svg>
    </div>
  );
}

type End = {
  name: "own" | "other";
  /** The state at 06:00, and what was not measured before it. */
  state: RoomState;
  readings: readonly Reading[];
  isUpper: boolean;
};

/** Returns what the chart shows. */
function nightView({ night, minute, phase }: Session, frame: Frame) {
  const state = stateAt(night, minute);
  const isOnline = !state.faults.includes("internet");
  const isFinished = phase === "finished";
  const now = isOnline ? readingAt(night, minute) : state.last;
  const other = isFinished ? otherOutcome(night) : undefined;
  const alerts = stateAt(night, NIGHT_MINUTES).events.filter(({ kind }) => kind === "alerted");
  return {
    minute,
    plot: nightPlot([...night, ...(other ?? [])], frame),
    state,
    isOnline,
    now,
    past: [...readingsUntil(night, minute), now].filter(({ minute }) => minute >= frame.from),
    ends: endsOf(),
    /** The next alert, if nobody acts, or the last one. */
    alert: alerts.find(({ at }) => at > minute) ?? alerts.at(-1),
  };

  function endsOf(): End[] {
    const own = stateAt(night, NIGHT_MINUTES);
    const opposite = other && stateAt(other, NIGHT_MINUTES);
    const isUpper = opposite ? own.stock > opposite.stock : !isWithin(own.stock);
    const rest = isFinished ? [] : [now, ...night.slice(Math.floor(minute) + 1)];
    const ends: End[] = isOnline ? [{ name: "own", state: own, readings: rest, isUpper }] : [];
    if (!opposite) return ends;
    const readings = other.slice(own.events[0]?.at);
    return [...ends, { name: "other", state: opposite, readings, isUpper: !isUpper }];
  }
}

/** Returns the temperatures at a minute, between those of the whole minutes before and after it. */
function readingAt(night: Night, minute: number): Reading {
  const from = stateAt(night, minute);
  const to = stateAt(night, Math.ceil(minute));
  const between = (start: number, end: number) => start + (minute % 1) * (end - start);
  return { minute, air: between(from.air, to.air), stock: between(from.stock, to.stock) };
}

/** Labels the stock at 06:00. The upper label stands above its line, the lower one below, so that they never meet. */
function StockLabel({ plot, state, readings, isUpper }: End & { plot: Plot }) {
  const [celsius, [note]] = [state.stock, resultOf(state)];
  // Between the limits, the air's line may be close below.
  const isBelowAir = !isUpper && isWithin(celsius);
  const line = isBelowAir ? Math.min(celsius, state.air) - RIPPLE : celsius;
  const place = plot.at(NIGHT_MINUTES, line);
  return (
    <g
      textAnchor="end"
      className={isWithin(celsius) ? "stroke-band text-cold" : "stroke-canvas text-warm"}
    >
      <text
        {...place}
        dy={isUpper ? "-.5em" : isBelowAir ? "1em" : "1.3em"}
        className="stroke-4 text-[min(1.375rem,4.4vw)] [paint-order:stroke] flat:text-lg"
      >
        <tspan className="fill-body text-[min(.9375rem,3.5vw)]">{note}</tspan>
        <tspan dx={note && ".25em"} className="font-medium">
          Stock {formatTemperature(celsius)}
        </tspan>
      </text>
      <Dot
        at={plot.at(NIGHT_MINUTES, celsius)}
        variant={readings.length > 0 ? "hollow" : "current"}
      />
    </g>
  );
}

/** Returns the text alternative of the chart. */
function describe({ state, isOnline, ends, alert }: ReturnType<typeof nightView>): string {
  const { minute, air, stock } = state.last;
  return [
    `Simulated temperature of a ${room.name.toLowerCase()}.`,
    `${clock(minute)}${isOnline ? "" : ", the last reading"}: ${formatTemperature(air)} in the air, ${formatTemperature(stock)} in the stock.`,
    ...roomStatus(state),
    ...(alert ? [`Alert at ${clock(alert.at)}.`] : []),
    ...ends.map(({ state }) => {
      const when = [clock(NIGHT_MINUTES), resultOf(state)[0]].filter(Boolean).join(", ");
      return `${when}: the stock is ${formatTemperature(state.stock)}.`;
    }),
  ].join(" ");
}

import { memo, useId, useRef } from "react";
import { AlertSign } from "@/components/ui/icon";
import { statusColors } from "@/components/ui/status-colors";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import {
  isCall,
  isWithin,
  type Night,
  readingsUntil,
  room,
  type RoomState,
  stateAt,
  UPLOAD_MINUTES,
} from "@/lib/cold-room/night";
import { otherOutcome } from "@/lib/cold-room/outcome";
import { SET_POINT } from "@/lib/cold-room/physics";
import { type Session, stateNow } from "@/lib/cold-room/session";
import { type SessionStore, useFrames, useSession } from "@/lib/cold-room/use-session";
import { faultCopy, roomStatus } from "@/lib/cold-room/words";
import { formatRange, formatTemperature } from "@/lib/format";
import { HourAxis } from "./axes";
import { Dot, PlotArea, TemperatureLine } from "./marks";
import { type Deed, type Frame, fromMidnight, nightPlot } from "./night-plot";
import { linePath, type Plot, smoothed } from "./plot";

/** How far the air is above or below the stock while nothing is broken, in °C. */
const RIPPLE = 0.8;
/** Minutes between two drawn temperatures of the stock, which changes slowly. */
const STOCK_EVERY = 15;

type NightChartProps = { store: SessionStore; frame?: Frame };

/**
 * A night until 06:00: the temperatures so far and, from the first call on, the stock if the faults are left and if they
 * are fixed. React draws all lines at each event, and a clip reveals those of the past. It is not translated, because
 * browsers' translators insert HTML into SVG text, which then disappears. Its parent renders more often.
 */
export const NightChart = memo(function NightChart({
  store,
  frame = fromMidnight,
}: NightChartProps) {
  const session = useSession(store, "event");
  const { night, minute, phase } = session;
  const state = stateNow(session);
  const { events, condition } = state;
  const isCalled = phase === "finished" || events.some(isCall);
  const other = isCalled ? otherOutcome(night) : undefined;
  const plot = nightPlot([...night, ...(other ?? [])], frame);
  const readings = readingsUntil(night, NIGHT_MINUTES);
  const airs = readings.map(({ air }) => air);
  const shown = readings.filter(({ minute }) => minute >= frame.from);
  const ends = isCalled ? endsOf(session, other) : [];
  const faults = events.filter(({ kind }) => kind === "broken");
  const [first] = faults;
  const alerts = stateAt(night, NIGHT_MINUTES).events.filter(({ kind }) => kind === "alerted");
  /** The next alert, if nobody acts, or the last one. */
  const alert = alerts.find(({ at }) => at > minute) ?? alerts.at(-1);
  const isAlerted = alert && alert.at <= minute;
  const alertColor = statusColors[isAlerted ? "alert" : "exceeded"];
  const stockLine = { variant: "cold", beyond: statusColors.alert } as const;
  const clip = useId();
  const past = useRef<SVGRectElement>(null);
  const dot = useRef<SVGCircleElement>(null);
  const present = presentOf(session);

  function presentOf(session: Session) {
    const minute = knownUntil(session);
    const air = smoothed(airs, minute / UPLOAD_MINUTES);
    return { width: minute - plot.from, ...plot.at(minute, air) };
  }

  useFrames(store, (session) => {
    const { width, x, y } = presentOf(session);
    past.current?.setAttribute("width", String(width));
    dot.current?.setAttribute("cx", x);
    dot.current?.setAttribute("cy", y);
  });

  return (
    <>
      <div
        role="img"
        aria-label={describe(session, ends, isAlerted ? alert.at : undefined)}
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
            {ends.map(({ deed, rest }) => (
              <TemperatureLine key={deed} {...stockLine} isDotted d={rest} />
            ))}
            <clipPath id={clip}>
              <rect
                ref={past}
                x={plot.from}
                y={-plot.high}
                width={present.width}
                height={plot.high - plot.low}
              />
            </clipPath>
            <g clipPath={`url(#${clip})`}>
              <TemperatureLine {...stockLine} d={linePath(shown, (at) => at.stock, 3)} />
              <TemperatureLine beyond={alertColor} d={linePath(shown, (at) => at.air)} />
            </g>
          </PlotArea>
          {frame.labels ? (
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
          {first?.fault && (
            <svg y="100%" overflow="visible" className="max-lg:hidden">
              <text
                x={plot.x(first.at)}
                dx="-4"
                y="12"
                dy="1em"
                textAnchor="end"
                className="text-xs"
              >
                {faultCopy[first.fault].broken}
              </text>
            </svg>
          )}
          <HourAxis plot={plot} every={120} labelClass={hourClass} />
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
          {phase !== "finished" && (
            <g className={isConnected(state) ? statusColors[condition.status] : "text-control"}>
              <Dot
                ref={dot}
                at={present}
                variant={isConnected(state) ? "current" : "hollow"}
                r={5.5}
              />
            </g>
          )}
          {ends.map((end) => (
            <StockEnd key={end.deed} {...end} plot={plot} label={frame.labels?.[end.deed]} />
          ))}
        </svg>
      </div>
      {!frame.labels && <Legend ends={ends} />}
    </>
  );
});

/** A phone shows the hours of the home page from 00:00. */
function hourClass(minute: number): string | undefined {
  if (minute === 0) return "hidden";
  return minute < fromMidnight.from ? "max-md:hidden" : undefined;
}

/** Returns the minute until which the temperatures are known. */
function knownUntil(session: Session): number {
  const { last, faults } = stateNow(session);
  if (session.phase === "finished") return NIGHT_MINUTES;
  return isConnected({ faults }) ? session.minute : last.minute;
}

function isConnected({ faults }: Pick<RoomState, "faults">): boolean {
  return !faults.includes("internet");
}

/** An outcome of the night: its temperatures at 06:00, and the line to it of what was not measured. */
type End = {
  deed: Deed;
  air: number;
  /** Undefined while the internet is out. */
  stock?: number;
  /** Whether it has not happened. */
  isOpen: boolean;
  rest: string;
  color: string;
};

/** Returns the outcome of a session and the other one, first the one in which something is left broken. */
function endsOf(session: Session, other: Night | undefined): End[] {
  const state = stateNow(session);
  const isOpen = session.phase !== "finished";
  const ends = [
    endOf(session.night, isOpen ? state.events.find(isCall)?.at : undefined, isConnected(state)),
  ];
  if (other) ends.push(endOf(other, state.events[0]?.at));
  return ends.sort((one, two) => two.deed.localeCompare(one.deed));
}

/** Returns the stock at 06:00, and the dotted line to it from a minute on. The solid line covers what becomes past. */
function endOf(night: Night, from = NIGHT_MINUTES, isKnown = true): End {
  const { faults, air, stock } = stateAt(night, NIGHT_MINUTES);
  const deed = faults.length > 0 ? "left" : "fixed";
  const isOpen = from < NIGHT_MINUTES;
  if (!isKnown) return { deed, air, isOpen, rest: "", color: "text-muted" };
  const rest = linePath(night.slice(from), (at) => at.stock, STOCK_EVERY);
  return { deed, air, stock, isOpen, rest, color: isWithin(stock) ? "text-cold" : "text-warm" };
}

type StockEndProps = End & { plot: Plot; label?: string };

/** The stock at 06:00. Beyond the limits its label stands above the line, else below it and the air's line. */
function StockEnd({ plot, label, air, stock, isOpen, color }: StockEndProps) {
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
      <Dot at={plot.at(NIGHT_MINUTES, stock)} variant={isOpen ? "hollow" : "current"} />
    </g>
  );
}

/** The row below the chart: the names of the lines, and where those of the stock end. */
function Legend({ ends }: { ends: readonly End[] }) {
  // Two that have not happened share the word.
  const stocks = ends.map((end, i) => ({
    ...end,
    text: i > 0 && end.isOpen ? outcome(end) : `Stock${outcome(end)}`,
  }));
  const items = [airItem, ...(stocks.length > 0 ? stocks : [stockItem])];
  return (
    <ul className="flex min-h-6 flex-wrap items-center gap-x-[min(1.25rem,3vw)] text-[min(.9375rem,4vw)] max-[23rem]:min-h-10">
      {items.map(({ text, color, isOpen }) => (
        <li key={text} className={`flex items-center gap-x-1 ${color}`}>
          <svg width="10" height="10" aria-hidden="true">
            <Dot at={{ x: "50%", y: "50%" }} variant={isOpen ? "hollow" : "current"} r={4} />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

const airItem = { text: "Air", color: "text-ink", isOpen: false };
const stockItem = { text: "Stock", color: "text-cold", isOpen: false };

/** ` if left 5.8 °C`, or ` 5.8 °C` when it has happened. */
function outcome({ deed, stock, isOpen }: End): string {
  const when = isOpen ? ` if ${deed}` : "";
  return `${when}${stock === undefined ? ": nobody knows" : ` ${formatTemperature(stock)}`}`;
}

/** Returns the text alternative of the chart. */
function describe(session: Session, ends: readonly End[], alertAt?: number): string {
  const state = stateNow(session);
  const { minute, air, stock } = state.last;
  return [
    `Simulated temperature of a ${room.name.toLowerCase()}.`,
    `${clock(minute)}${isConnected(state) ? "" : ", the last reading"}: ${formatTemperature(air)} in the air, ${formatTemperature(stock)} in the stock.`,
    ...roomStatus(state),
    ...(alertAt ? [`Alert at ${clock(alertAt)}.`] : []),
    ...ends.map((end) => `The stock at ${clock(NIGHT_MINUTES)}${outcome(end)}.`),
  ].join(" ");
}

import { Dot, Label } from "@/components/charts/marks";
import { FaultIcon } from "@/components/ui/fault-icon";
import { clock } from "@/lib/cold-room/clock";
import { isWithin } from "@/lib/cold-room/rooms";
import { formatTemperature } from "@/lib/format";
import type { ChartView } from "./chart-view";

type ViewProps = { view: ChartView };

/** The distance of a label to its line. */
const [ABOVE, BELOW] = ["-.5rem", ".9rem"];

/** Labels both limits at the left edge. */
export function Limits({ view: { plot, simulated } }: ViewProps) {
  const { low, high } = simulated.room.rule;
  return [high, low].map((celsius) => (
    <Label
      key={celsius}
      at={{ x: "0", y: plot.y(celsius) }}
      dy={celsius === high ? ABOVE : BELOW}
      className="max-[20rem]:hidden"
    >
      {`Limit ${formatTemperature(celsius, 0)}`}
    </Label>
  ));
}

/**
 * Labels both lines at their ends: the upper one above them, the lower one below. Stock that is warming has its label above
 * its own line if there is room. Of lines that end together, only the stock's is labelled.
 */
export function Ends({ view }: ViewProps) {
  const { simulated, plot, air, stock, ahead, end, labelHeight, call } = view;
  const isForecast = ahead.length > 0;
  const gap = end.air - end.stock;
  const isFalling = gap < -labelHeight / 2;
  const covered = [...air, ...stock, ...ahead].filter(({ minute }) => minute >= plot.to - 120);
  const airs = covered.map((point) => point.air);
  const stocks = covered.map((point) => point.stock);
  const top = { y: plot.y(Math.max(...airs, ...stocks)), dy: ABOVE };
  const middle = { y: plot.y(Math.max(...stocks)), dy: ABOVE };
  const bottom = { y: plot.y(Math.min(...airs, ...stocks)), dy: BELOW };
  const hintClass = isAfter(call, plot.to - HINT)
    ? "max-sm:hidden desk:max-lg:hidden"
    : "max-[20rem]:hidden";
  const stockPlace = isFalling ? top : gap >= labelHeight ? middle : bottom;
  const colour = (celsius: number, calm: string) =>
    isWithin(simulated.room.rule, celsius) ? calm : "text-warm";
  return (
    <g textAnchor="end" className="max-[14rem]:hidden">
      <g className={colour(end.stock, "text-cold")}>
        <Dot at={plot.stock(end)} tone="current" />
        <text x="100%" dx="-8" {...stockPlace} className="label-halo text-base font-medium">
          {`Stock ${formatTemperature(end.stock)}`}
        </text>
      </g>
      {Math.abs(gap) >= labelHeight / 2 && (
        <g className={colour(end.air, "text-ink")}>
          <Dot at={plot.air(end)} tone={isForecast ? "hollow" : "current"} />
          <text x="100%" dx="-8" {...(isFalling ? bottom : top)} className="label-halo">
            {`Air ${formatTemperature(end.air)}`}
            {isForecast && <tspan className={`text-muted ${hintClass}`}>{" if nobody acts"}</tspan>}
          </text>
        </g>
      )}
    </g>
  );
}

/**
 * A row over the plot with a line down from each: the icons of what was broken, and the time of the last alert or of the
 * one that is due. An icon that its words would cover is left out.
 */
export function Moments({ view: { plot, simulated, call } }: ViewProps) {
  const isLate = isAfter(call, plot.to - WORDS);
  const from = call ? call.at - (isLate ? WORDS : 0) : Infinity;
  const breaks = simulated.events.filter(
    ({ kind, at }) => kind === "broken" && (at <= from - ICON || at >= from + WORDS),
  );
  return (
    <>
      {breaks.map(({ at, fault = "door" }, i) => {
        // Icons of one moment stand side by side.
        const before = breaks.slice(0, i).filter((other) => other.at === at);
        return (
          <svg key={fault + at} x={plot.x(at)} overflow="visible" className="text-control">
            <line y2="100%" stroke="currentColor" />
            <FaultIcon
              fault={fault}
              x={22 * before.length - 9}
              y="-23"
              width="18"
              height="18"
              className="text-body"
            />
          </svg>
        );
      })}
      {call && (
        <svg
          x={plot.x(call.at)}
          overflow="visible"
          className={`font-medium ${call.isDue ? "text-amber" : "text-warm"}`}
        >
          <line
            y1="-1.5em"
            y2="100%"
            stroke="currentColor"
            strokeDasharray={call.isDue ? "2 4" : undefined}
          />
          <text dx={isLate ? -8 : 8} dy={ABOVE} textAnchor={isLate ? "end" : "start"}>
            {`${clock(call.at)} ${call.isDue ? "Alert due" : "Alert"}`}
          </text>
        </svg>
      )}
    </>
  );
}

function isAfter(call: ChartView["call"], minute: number): boolean {
  return call !== undefined && call.at > minute;
}

/** In minutes of the smallest chart: the width of the call's words, of an icon, and of the air's label with its hint. */
const [WORDS, ICON, HINT] = [125, 14, 210];

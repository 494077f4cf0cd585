import { Dot } from "@/components/charts/marks";
import { FaultIcon } from "@/components/ui/fault-icon";
import { clock } from "@/lib/cold-room/clock";
import { isWithin } from "@/lib/cold-room/rooms";
import { formatTemperature } from "@/lib/format";
import { type ChartView, isAtEnd, WORDS_WIDTH } from "./chart-view";

type ViewProps = { view: ChartView };

/** The vertical offset of a label from its line. */
const [ABOVE, BELOW] = ["-.5rem", ".9rem"];

/** Labels both limits at the left edge. */
export function Limits({ view: { plot, state } }: ViewProps) {
  const { low, high } = state.room.rule;
  return [high, low].map((celsius) => (
    <text
      key={celsius}
      x="0"
      y={plot.y(celsius)}
      dy={celsius === high ? ABOVE : BELOW}
      className="max-[20rem]:hidden"
    >
      {`Limit ${formatTemperature(celsius, 0)}`}
    </text>
  ));
}

/** Labels air and stock at the ends of their lines: the warmer one above both lines, the colder one below them. */
export function Ends({ view: { state, plot, past, ahead, end, alert } }: ViewProps) {
  const covered = [...past, ...ahead]
    .filter(({ minute }) => minute >= plot.to - END_WIDTH)
    .flatMap((point) => [point.air, point.stock]);
  const above = { y: plot.y(Math.max(...covered)), dy: ABOVE };
  const below = { y: plot.y(Math.min(...covered)), dy: BELOW };
  const [airPlace, stockPlace] = end.air < end.stock ? [below, above] : [above, below];
  const colour = (celsius: number, calm: string) =>
    isWithin(state.room.rule, celsius) ? calm : "text-warm";
  const isForecast = ahead.length > 0;
  const isNarrow = alert && alert.at > plot.to - HINT_WIDTH;
  return (
    <g textAnchor="end" className="max-[14rem]:hidden">
      <g className={colour(end.stock, "text-cold")}>
        <Dot at={plot.stock(end)} tone="current" />
        <text x="100%" dx="-8" {...stockPlace} className="label-halo text-base font-medium">
          {`Stock ${formatTemperature(end.stock)}`}
        </text>
      </g>
      <g className={colour(end.air, "text-ink")}>
        <Dot at={plot.air(end)} tone={isForecast ? "hollow" : "current"} />
        <text x="100%" dx="-8" {...airPlace} className="label-halo">
          {`Air ${formatTemperature(end.air)}`}
          {isForecast && (
            <tspan
              className={`text-muted ${isNarrow ? "max-sm:hidden desk:max-lg:hidden" : "max-[20rem]:hidden"}`}
            >
              {" if nobody acts"}
            </tspan>
          )}
        </text>
      </g>
    </g>
  );
}

/**
 * The events of the night in a row above the plot, each with a vertical line: an icon for each fault, and the time of
 * the last alert or of the one that is due. Leaves out the icons that the alert's label would cover.
 */
export function Moments({ view: { plot, state, alert } }: ViewProps) {
  const isLeft = alert && isAtEnd(alert.at);
  const from = alert ? alert.at - (isLeft ? WORDS_WIDTH : 0) : Infinity;
  const breaks = state.events.filter(
    ({ kind, at }) => kind === "broken" && (at <= from - ICON_WIDTH || at >= from + WORDS_WIDTH),
  );
  return (
    <>
      {breaks.map(({ at, fault = "door" }, i) => {
        // Icons of the same minute are placed side by side.
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
      {alert && (
        <svg
          x={plot.x(alert.at)}
          overflow="visible"
          className={`font-medium ${alert.isDue ? "text-amber" : "text-warm"}`}
        >
          <line
            y1="-1.5em"
            y2="100%"
            stroke="currentColor"
            strokeDasharray={alert.isDue ? "2 4" : undefined}
          />
          <text dx={isLeft ? -8 : 8} dy={ABOVE} textAnchor={isLeft ? "end" : "start"}>
            {`${clock(alert.at)} ${alert.isDue ? "Alert due" : "Alert"}`}
          </text>
        </svg>
      )}
    </>
  );
}

/** Widths in minutes of the smallest chart: an icon, and the labels at the end with and without "if nobody acts". */
const [ICON_WIDTH, HINT_WIDTH, END_WIDTH] = [14, 210, 120];

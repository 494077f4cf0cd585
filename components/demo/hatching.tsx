import { type SVGProps, useId } from "react";
import { type ChartView, isAtEnd } from "./chart-view";

/** Hatches two periods: the alert delay of the last excursion, and the time without readings. */
export function Hatching({ view }: { view: ChartView }) {
  const { state, plot, now, hasPendingReadings } = view;
  const { low, high, delay } = state.room.rule;
  const { minute } = state;
  const across = (from: number, to: number) => ({ x: plot.x(from), width: plot.across(to - from) });
  const excursion = state.events.findLast(
    ({ kind }) => kind === "limitExceeded" || kind === "returned",
  );
  const { kind, at = minute, since = 0, side } = excursion ?? {};
  const isLeft = isAtEnd(since + delay);
  const until = Math.min(since + delay, kind === "returned" ? at : minute);
  return (
    <>
      {excursion && (
        <>
          <Hatch
            {...across(since, until)}
            y={plot.y(high)}
            height={plot.down(high - low)}
            className="text-amber-dot"
          />
          {/* The label is at the opposite limit, away from the line. */}
          <text
            x={plot.x(isLeft ? since : since + delay)}
            y={plot.y(side === "low" ? high : low)}
            dx={isLeft ? -8 : 8}
            dy="-.5rem"
            textAnchor={isLeft ? "end" : "start"}
          >
            {`${delay}\u00a0min ${side === "low" ? "below" : "above"}`}
          </text>
        </>
      )}
      {hasPendingReadings && (
        <Hatch {...across(now.minute, minute)} height="100%" className="text-control" />
      )}
    </>
  );
}

/** A rectangle of slanted lines in the text colour. */
function Hatch({ className, ...area }: SVGProps<SVGRectElement>) {
  const id = useId();
  return (
    <g className={className}>
      <pattern
        id={id}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(25)"
      >
        <path d="M.5 0V7" stroke="currentColor" />
      </pattern>
      <rect opacity=".8" {...area} fill={`url(#${id})`} />
    </g>
  );
}

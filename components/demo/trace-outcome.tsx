import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import type { Ahead } from "@/lib/simulation/room-run";
import type { DemoStore } from "./demo-store";
import { aheadText } from "./tone";
import { percent, type TraceGeometry } from "./trace-geometry";

type TraceOutcomeProps = { store: DemoStore; end: Ahead; geometry: TraceGeometry };

/**
 * Where air and stock end if nobody acts: beside the sheet. On a phone over its far part, behind a break in time, where
 * each line comes to its end once more.
 */
export function TraceOutcome({ store, end, geometry: { y } }: TraceOutcomeProps) {
  const { rule } = store.run.room;
  const airText = aheadText(store, "text-ink", end.air);
  const stockText = aheadText(store, "text-cold", end.stock);
  const [top, bottom] = [y(rule.high), y(rule.low)];
  const [airEnd, stockEnd] = [percent(y(end.air)), percent(y(end.stock))];
  const isAirAbove = end.air >= end.stock;
  const [upper, lower] = apart(y(Math.max(end.air, end.stock)), y(Math.min(end.air, end.stock)));
  const [airAt, stockAt] = isAirAbove ? [upper, lower] : [lower, upper];
  return (
    <svg className="absolute top-14 right-0 h-(--plot) w-29 text-muted sm:w-36" overflow="visible">
      <svg x={BREAK} overflow="visible" className="sm:hidden">
        <rect width="200%" height="400" className="fill-canvas" />
        <svg width="200%" fill="none" stroke="currentColor">
          <rect
            x={BREAK}
            width="200%"
            y={percent(top)}
            height={percent(bottom - top)}
            className="fill-band stroke-band-edge"
          />
          <path d={`M0 0${"l4 12-4 12".repeat(13)}`} className="stroke-control" />
        </svg>
        <g stroke="currentColor" strokeWidth="1.75">
          <line x1="5" x2="20" y1={airEnd} y2={airEnd} strokeDasharray="6 5" className={airText} />
          <line
            x1="5"
            x2="20"
            y1={stockEnd}
            y2={stockEnd}
            strokeDasharray="1.5 4"
            className={stockText}
          />
        </g>
      </svg>
      <svg y="100%" overflow="visible" fill="currentColor" className="sm:hidden">
        <rect x={BREAK + 2} width="200%" height="1" />
        <rect width="1" height="6" />
        <text y="23" textAnchor="middle" className="font-medium text-ink">
          {clockTime(end.time)}
        </text>
      </svg>
      <g className={airText}>
        <circle
          cy={airEnd}
          r="3.5"
          stroke="currentColor"
          strokeWidth="1.5"
          className="fill-canvas"
        />
        <text x="10" y={percent(airAt)} dy="4.5">
          {`Air ${formatTemperature(end.air)}`}
        </text>
      </g>
      <text x="10" y={percent(upper)} dy="-14">
        If nobody acts
      </text>
      <circle cy={stockEnd} r="5" fill="currentColor" className={stockText} />
      <text
        x="10"
        y={percent(stockAt)}
        dy=".35em"
        className={`text-[.875rem] font-medium tracking-[-.022em] sm:text-[1.125rem] ${stockText ?? ""}`}
      >
        {`Stock ${formatTemperature(end.stock)}`}
      </text>
    </svg>
  );
}

/** From the lines' ends to the break in time. */
const BREAK = -20;

/** Two labels' heights, each at its line's end as far as both can be read, below a third one. */
function apart(upper: number, lower: number): [number, number] {
  const shift = Math.max(LABEL - (lower - upper), 0) / 2;
  const first = Math.min(Math.max(upper - shift, UPPERMOST), 940 - LABEL);
  return [first, Math.max(Math.min(lower + shift, 940), first + LABEL)];
}

/** Of the smallest chart's height. */
const LABEL = 150;
/** Clear of the flags, which end just above the chart. */
const UPPERMOST = 175;

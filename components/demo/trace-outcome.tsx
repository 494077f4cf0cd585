import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import type { Ahead } from "@/lib/simulation/room-run";
import type { AlertRule } from "@/lib/simulation/rooms";
import { percent, type TraceGeometry } from "./trace-geometry";

type TraceOutcomeProps = {
  rule: AlertRule;
  end: Ahead;
  geometry: TraceGeometry;
  className: string;
};

/** Where air and stock end if nobody acts: beside the sheet, on a phone over its far part, behind a break in time. */
export function TraceOutcome({ rule, end, geometry: { y }, className }: TraceOutcomeProps) {
  const [top, bottom] = [y(rule.high), y(rule.low)];
  // Clear of the sheet's edges, and above the band's edge where there is room.
  const aboveBand = y(end.stock) < top ? top - 190 : 840;
  const blockY = Math.max(Math.min(y(end.stock), aboveBand), 280);
  // The values stand in the order of their ends, the stock's beside its own.
  const isAirAbove = end.air > end.stock;
  const up = isAirAbove ? 1.15 : 0;
  return (
    <svg
      className={`absolute top-14 right-0 h-(--plot) w-29 sm:w-36 ${className}`}
      overflow="visible"
      aria-hidden="true"
    >
      <g className="sm:hidden">
        <rect y="-1" width="100%" height="400" className="fill-canvas" />
        <rect y={percent(top)} width="100%" height={percent(bottom - top)} className="fill-band" />
        <path d={`M0-1${"l-4 12 4 12".repeat(14)}`} fill="none" className="stroke-control" />
      </g>
      <circle
        cy={percent(y(end.air))}
        r="3.5"
        stroke="currentColor"
        strokeWidth="1.5"
        className="fill-canvas"
      />
      <circle cy={percent(y(end.stock))} r="5" fill="currentColor" />
      <svg
        x="14"
        y={percent(blockY)}
        overflow="visible"
        className="text-[.875rem] font-medium tracking-[-.022em] sm:text-[1.125rem]"
      >
        <text y={`${-1.95 - up}em`} className="font-normal text-muted">
          <tspan className="text-xs">If nobody acts</tspan>
        </text>
        <text y={`${-0.8 - up}em`} className="text-ink">
          {clockTime(end.time)}
        </text>
        <text y=".35em">Stock {formatTemperature(end.stock)}</text>
        <text y={isAirAbove ? "-.8em" : "1.5em"} className="font-normal">
          <tspan className="text-xs">Air {formatTemperature(end.air)}</tspan>
        </text>
      </svg>
    </svg>
  );
}

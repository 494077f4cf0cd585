import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import type { Ahead, RoomRun } from "@/lib/simulation/room-run";
import { percent, type TraceGeometry } from "./trace-geometry";

type TraceOutcomeProps = { run: RoomRun; end: Ahead; geometry: TraceGeometry };

/** Where air and stock end if nobody acts: beside the sheet, on a phone over its far part, behind a break in time. */
export function TraceOutcome({ run, end, geometry: { y } }: TraceOutcomeProps) {
  const { low, high } = run.room.rule;
  const at = (degrees: number) => percent(y(degrees));
  const isApart = Math.abs(y(end.air) - y(end.stock)) > 260;
  // Clear of the sheet's edges, and above the band's edge where there is room.
  const aboveBand = y(end.stock) < y(high) ? y(high) - 190 : 840;
  const blockY = Math.max(Math.min(y(end.stock), aboveBand), 280);
  const air = `Air ${formatTemperature(end.air)}`;
  return (
    <svg
      className="absolute top-14 right-0 h-[142px] w-26 sm:h-[290px] sm:w-36"
      overflow="visible"
      aria-hidden="true"
    >
      <g className="sm:hidden">
        <rect y="-1" width="100%" height="142" className="fill-canvas" />
        <rect y={at(high)} width="100%" height={percent(y(low) - y(high))} className="fill-band" />
        <path d={`M0-1${"l-4 12 4 12".repeat(6)}`} fill="none" className="stroke-control" />
      </g>
      <svg y={at(end.air)} overflow="visible" className="text-warm">
        <circle r="3.5" stroke="currentColor" strokeWidth="1.5" className="fill-canvas" />
        {isApart && (
          <text x="14" y=".35em" className="max-sm:hidden">
            {air}
          </text>
        )}
      </svg>
      <svg y={at(end.stock)} overflow="visible">
        <circle r="5" className="fill-warm-dot" />
      </svg>
      <svg
        x="14"
        y={percent(blockY)}
        overflow="visible"
        className="text-[.875rem] font-medium tracking-[-.015em] sm:text-[1.25rem]"
      >
        <text y="-1.95em" className="font-normal text-muted">
          <tspan className="text-xs tracking-normal">If nobody acts</tspan>
        </text>
        <text y="-.8em" className="text-ink">
          {clockTime(end.time)}
        </text>
        <text y=".35em" className="text-warm">
          Stock {formatTemperature(end.stock)}
        </text>
        <text y="1.5em" className={`font-normal text-warm ${isApart ? "sm:hidden" : ""}`}>
          <tspan className="text-xs tracking-normal">{air}</tspan>
        </text>
      </svg>
    </svg>
  );
}

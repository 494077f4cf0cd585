import { MINUTE } from "@/lib/simulation/rooms";
import { pointAt, type ChartPlan } from "./chart-plan";
import { isWithin } from "./tone";
import { useClock } from "./use-demo";

/** The pen and the line to it from the last reading, on a sheet of their own over the chart. They move with every frame. */
export function ChartPen({ plan: { run, sheet, heard, isBlind } }: { plan: ChartPlan }) {
  const clock = useClock();
  const start = sheet.air(pointAt(heard));
  // Without the internet the pen waits where the room was last seen.
  const { x, y } = isBlind ? start : sheet.at(clock / MINUTE, run.liveProbe(clock));
  const colour = isWithin(run.room.rule, heard.air) ? "text-ink" : penColours[heard.status];
  return (
    <svg
      width="100%"
      height="100%"
      overflow="visible"
      stroke="currentColor"
      strokeWidth="1.6"
      className={`absolute inset-0 ${isBlind ? "text-control" : colour}`}
    >
      <line x1={start.x} y1={start.y} x2={x} y2={y} />
      <circle cx={x} cy={y} r="5" className={isBlind ? "fill-canvas" : "fill-current"} />
    </svg>
  );
}

const penColours = { within: "text-ink", crossed: "text-amber", alert: "text-warm" };

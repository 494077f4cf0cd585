import { statusColors } from "@/components/ui/status-colors";
import { useSession } from "@/lib/cold-room/session-store";
import { isWithin } from "@/lib/cold-room/rooms";
import { airAt } from "@/lib/cold-room/night";
import { nightOf } from "@/lib/cold-room/session";
import type { ChartView } from "./chart-view";
import { demoStore } from "./demo-store";

/** The pen and the line to it from the last reading. It is drawn at every frame, the chart below it less often. */
export function ChartPen({ view }: { view: ChartView }) {
  const { simulated, plot, last, hasPendingReadings } = view;
  const session = useSession(demoStore);
  // The chart marks the ends of both lines.
  if (session.phase === "finished" && !hasPendingReadings) return null;
  const start = plot.air(last);
  const { minute } = session;
  // Offline, the pen stays at the last reading.
  const isWaiting = hasPendingReadings || minute === last.minute;
  const { x, y } = isWaiting ? start : plot.at(minute, airAt(nightOf(session), minute));
  const { status } = simulated.condition;
  const colour = isWithin(simulated.room.rule, last.air) ? "text-ink" : statusColors[status];
  return (
    <svg
      width="100%"
      height="100%"
      overflow="visible"
      className={`absolute inset-0 ${hasPendingReadings ? "text-control" : colour}`}
    >
      <line x1={start.x} y1={start.y} x2={x} y2={y} stroke="currentColor" strokeWidth="1.6" />
      <circle
        cx={x}
        cy={y}
        r="5"
        stroke="currentColor"
        strokeWidth="1.6"
        className={hasPendingReadings ? "fill-canvas" : "fill-current"}
      />
      {session.phase === "idle" && (
        <text x={x} y={y} dx="14" dy=".35em">
          Air and stock
        </text>
      )}
    </svg>
  );
}

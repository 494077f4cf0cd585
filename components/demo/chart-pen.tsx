import { useLayoutEffect, useRef } from "react";
import { MINUTE } from "@/lib/simulation/rooms";
import type { Plot } from "@/components/charts/plot";
import { isWithin } from "./tone";
import { pointAt } from "./chart-plan";
import { useDemo } from "./use-demo";

/**
 * The pen and the line to it from the last reading, on a sheet of their own over the chart. They move with every frame,
 * past React.
 */
export function ChartPen({ sheet }: { sheet: Plot }) {
  const { state, run, onFrame } = useDemo();
  const line = useRef<SVGLineElement>(null);
  const dot = useRef<SVGCircleElement>(null);
  const last = run.record.at(run.delivered - 1);
  const start = sheet.air(pointAt(last));
  // Without the internet the pen waits where the room was last seen.
  const isBlind = run.waiting > 0;
  const place = () => {
    const { clock } = state.fleet;
    return isBlind ? start : sheet.at(clock / MINUTE, run.liveProbe(clock));
  };
  const { x, y } = place();
  const colour = isBlind
    ? "text-control"
    : penColours[isWithin(run.room.rule, last.air) ? "within" : last.status];

  useLayoutEffect(() => {
    const move = () => {
      const { x, y } = place();
      line.current?.setAttribute("x2", x);
      line.current?.setAttribute("y2", y);
      dot.current?.setAttribute("cx", x);
      dot.current?.setAttribute("cy", y);
    };
    move();
    return onFrame(move);
  });

  return (
    <svg
      width="100%"
      height="100%"
      overflow="visible"
      stroke="currentColor"
      strokeWidth="1.6"
      className={`absolute inset-0 ${colour}`}
    >
      <line ref={line} x1={start.x} y1={start.y} x2={x} y2={y} />
      <circle ref={dot} cx={x} cy={y} r="5" className={isBlind ? "fill-canvas" : "fill-current"} />
    </svg>
  );
}

const penColours = { within: "text-ink", crossed: "text-amber", alert: "text-warm" };

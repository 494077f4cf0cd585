import { useLayoutEffect, useRef } from "react";
import type { DemoStore } from "./demo-store";
import type { TraceGeometry } from "./trace-geometry";
import type { View } from "./view";

type TracePenProps = { store: DemoStore; view: View; geometry: TraceGeometry };

/**
 * The pen between two readings. It moves on every frame, past React, and only by a transform: a frame lays nothing out
 * and paints nothing. The line behind it is drawn after it every few frames.
 */
export function TracePen({ store, view, geometry }: TracePenProps) {
  const line = useRef<SVGLineElement>(null);
  const pen = useRef<SVGSVGElement>(null);
  const { run } = store;
  const { x, y } = geometry;
  const last = run.record.at(run.record.length - 1);
  const colour = penColours[run.alarm.offline ? "quiet" : last.mood];
  const drawnAt = store.site.clock;
  const drawnX = x(drawnAt) / 10;
  const drawnY = y(run.liveProbe(drawnAt)) / 10;

  useLayoutEffect(() => {
    let frames = 0;
    const move = () => {
      const { clock } = store.site;
      if (clock > view.to) return;
      const nowX = x(clock) / 10;
      const nowY = y(run.liveProbe(clock)) / 10;
      if (pen.current) {
        pen.current.style.transform = `translate(${nowX - drawnX}%, ${nowY - drawnY}%)`;
      }
      if (frames++ % FRAMES_PER_LINE === 0) {
        line.current?.setAttribute("x2", `${nowX}%`);
        line.current?.setAttribute("y2", `${nowY}%`);
      }
    };
    move();
    return store.onFrame(move);
  });

  return (
    <>
      <svg width="100%" height="100%" className={`absolute ${colour}`} aria-hidden="true">
        <line
          ref={line}
          x1={`${x(last.time) / 10}%`}
          y1={`${y(last.air) / 10}%`}
          x2={`${drawnX}%`}
          y2={`${drawnY}%`}
          stroke="currentColor"
          strokeWidth="1.75"
        />
      </svg>
      <svg
        ref={pen}
        width="100%"
        height="100%"
        className={`absolute will-change-transform ${colour}`}
        aria-hidden="true"
      >
        <circle
          cx={`${drawnX}%`}
          cy={`${drawnY}%`}
          r="5"
          stroke="currentColor"
          strokeWidth="1.5"
          className={last.arrival === "waiting" ? "fill-canvas" : "fill-current"}
        />
      </svg>
    </>
  );
}

const FRAMES_PER_LINE = 8;

const penColours = {
  within: "text-ink",
  crossed: "text-amber",
  alarm: "text-warm-dot",
  quiet: "text-control",
};

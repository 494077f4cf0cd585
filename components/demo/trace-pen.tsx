import { useEffect, useRef } from "react";
import type { DemoStore } from "./demo-store";
import type { TraceGeometry } from "./trace-geometry";
import type { View } from "./view";

type TracePenProps = { store: DemoStore; view: View; geometry: TraceGeometry };

/** The pen between two readings. It moves on every frame, past React. */
export function TracePen({ store, view, geometry }: TracePenProps) {
  const line = useRef<SVGLineElement>(null);
  const dot = useRef<SVGCircleElement>(null);
  const { run } = store;
  const { x, y } = geometry;
  const last = run.record.at(run.record.length - 1);
  const colour = penColours[run.alarm.offline ? "quiet" : last.mood];

  useEffect(() => {
    const move = () => {
      const { clock } = store.site;
      if (clock > view.to) return;
      const px = `${x(clock) / 10}%`;
      const py = `${y(run.liveProbe(clock)) / 10}%`;
      line.current?.setAttribute("x2", px);
      line.current?.setAttribute("y2", py);
      dot.current?.setAttribute("cx", px);
      dot.current?.setAttribute("cy", py);
    };
    move();
    return store.onFrame(move);
  });

  const penX = `${x(store.site.clock) / 10}%`;
  const penY = `${y(store.site.clock === last.time ? last.air : run.liveProbe(store.site.clock)) / 10}%`;
  return (
    <g className={colour}>
      <line
        ref={line}
        x1={`${x(last.time) / 10}%`}
        y1={`${y(last.air) / 10}%`}
        x2={penX}
        y2={penY}
        stroke="currentColor"
        strokeWidth="1.75"
      />
      <circle
        ref={dot}
        cx={penX}
        cy={penY}
        r="5"
        stroke="currentColor"
        strokeWidth="1.5"
        className={last.arrival === "waiting" ? "fill-canvas" : "fill-current"}
      />
    </g>
  );
}

const penColours = {
  within: "text-ink",
  crossed: "text-amber",
  alarm: "text-warm-dot",
  quiet: "text-control",
};

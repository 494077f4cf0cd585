import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { DemoStore } from "./demo-store";
import type { TraceGeometry } from "./trace-geometry";
import type { View } from "./view";

type TracePenProps = { store: DemoStore; view: View; geometry: TraceGeometry };

/**
 * The pen between two readings, and the line that it leaves. Both move on every frame, past React, and only by a
 * transform: a frame lays nothing out and paints nothing.
 */
export function TracePen({ store, view, geometry }: TracePenProps) {
  const paper = useRef<SVGSVGElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const pen = useRef<SVGSVGElement>(null);
  const { run } = store;
  const { x, y } = geometry;
  const last = run.record.at(run.record.length - 1);
  const colour = penColours[run.alert.offline ? "quiet" : last.status];
  const drawnAt = store.fleet.clock;
  const drawnX = x(drawnAt) / 10;
  const drawnY = y(run.liveProbe(drawnAt)) / 10;

  const size = useSize(paper);

  useLayoutEffect(() => {
    const move = () => {
      const { clock } = store.fleet;
      if (clock > view.to || !pen.current || !line.current) return;
      const right = x(clock) / 10 - drawnX;
      const down = y(run.liveProbe(clock)) / 10 - drawnY;
      pen.current.style.transform = `translate(${right}%, ${down}%)`;

      const { width, height } = size.current;
      const px = (percent: number, whole: number) => (percent * whole) / 100;
      const [dx, dy] = [px(right, width), px(down, height)];
      line.current.style.transform = `translate(${px(drawnX, width)}px, calc(${px(drawnY, height)}px - 50%)) rotate(${Math.atan2(dy, dx)}rad) scaleX(${Math.hypot(dx, dy)})`;
    };
    move();
    return store.onFrame(move);
  });

  return (
    <>
      <svg
        ref={paper}
        width="100%"
        height="100%"
        className={`absolute ${colour}`}
        aria-hidden="true"
      >
        <line
          x1={`${x(last.time) / 10}%`}
          y1={`${y(last.air) / 10}%`}
          x2={`${drawnX}%`}
          y2={`${drawnY}%`}
          stroke="currentColor"
          strokeWidth="1.75"
        />
      </svg>
      <div
        ref={line}
        className={`absolute top-0 left-0 h-[1.75px] w-px origin-left [transform:scaleX(0)] bg-current will-change-transform ${colour}`}
      />
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

/** Its width and height in pixels, kept up to date without asking for a layout. */
function useSize(element: RefObject<Element | null>) {
  const size = useRef({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) size.current = entry.contentRect;
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

const penColours = {
  within: "text-ink",
  crossed: "text-amber",
  alert: "text-warm-dot",
  quiet: "text-control",
};

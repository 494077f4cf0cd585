import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { DemoStore } from "./demo-store";
import type { TraceGeometry } from "./trace-geometry";
import type { View } from "./view";

type TracePenProps = { store: DemoStore; view: View; geometry: TraceGeometry; children: ReactNode };

/**
 * The sheet with what is drawn on it, the pen between two readings and the line that it leaves. All three move on every
 * frame, past React, and only by a transform: a frame lays nothing out and paints nothing.
 */
export function TracePen({ store, view, geometry, children }: TracePenProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const pen = useRef<SVGSVGElement>(null);
  const { run } = store;
  const { x, y } = geometry;
  const last = run.record.at(run.delivered - 1);
  // Without the internet the pen waits where the room was last seen.
  const isBlind = run.waiting > 0;
  const drawnAt = isBlind ? last.time : store.fleet.clock;
  const { low, high } = run.room.rule;
  const isWithin = last.air <= high && last.air >= low;
  const colour = isBlind ? "text-control" : penColours[isWithin ? "within" : last.status];
  const drawnX = x(drawnAt) / 10;
  const drawnY = (isBlind ? y(last.air) : y(run.liveProbe(drawnAt))) / 10;

  const size = useSize(sheet);

  useLayoutEffect(() => {
    const move = () => {
      const { clock } = store.fleet;
      if (clock > view.to || !sheet.current || !pen.current || !line.current) return;
      const { width, height, shown } = size.current;
      const behind = Math.max((x(clock) / 1000) * width - PEN_PLACE * shown, 0);
      sheet.current.style.transform = `translateX(${-Math.min(behind, Math.max(width - shown, 0))}px)`;
      if (isBlind) {
        pen.current.style.transform = "";
        line.current.style.transform = "scaleX(0)";
        return;
      }
      const right = x(clock) / 10 - drawnX;
      const down = y(run.liveProbe(clock)) / 10 - drawnY;
      pen.current.style.transform = `translate(${right}%, ${down}%)`;

      const px = (percent: number, whole: number) => (percent * whole) / 100;
      const [dx, dy] = [px(right, width), px(down, height)];
      line.current.style.transform = `translate(${px(drawnX, width)}px, calc(${px(drawnY, height)}px - 50%)) rotate(${Math.atan2(dy, dx)}rad) scaleX(${Math.hypot(dx, dy)})`;
    };
    move();
    return store.onFrame(move);
  });

  return (
    <div ref={sheet} className="relative h-[142px] max-sm:w-[1200px] sm:h-[290px]">
      {children}
      <svg width="100%" height="100%" className={`absolute ${colour}`} aria-hidden="true">
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
        className={`absolute h-[1.75px] w-px origin-left [transform:scaleX(0)] bg-current will-change-transform ${colour}`}
      />
      <svg
        ref={pen}
        width="100%"
        height="100%"
        overflow="visible"
        className={`absolute will-change-transform ${colour}`}
        aria-hidden="true"
      >
        <circle
          cx={`${drawnX}%`}
          cy={`${drawnY}%`}
          r="5"
          stroke="currentColor"
          strokeWidth="1.5"
          className={isBlind ? "fill-canvas" : "fill-current"}
        />
      </svg>
    </div>
  );
}

/** How far from the left of what is shown the pen comes, where the sheet is wider than that. */
const PEN_PLACE = 0.48;

/** The sheet's size in pixels and how much of its width is shown, kept up to date without asking for a layout. */
function useSize(sheet: RefObject<Element | null>) {
  const size = useRef({ width: 0, height: 0, shown: 0 });
  useEffect(() => {
    const { current } = sheet;
    if (!current?.parentElement) return;
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        if (target === current)
          Object.assign(size.current, { width: contentRect.width, height: contentRect.height });
        else size.current.shown = contentRect.width;
      }
    });
    observer.observe(current);
    observer.observe(current.parentElement);
    return () => observer.disconnect();
  }, [sheet]);
  return size;
}

const penColours = { within: "text-ink", crossed: "text-amber", alert: "text-warm-dot" };

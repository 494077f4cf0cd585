import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { DemoStore } from "./demo-store";
import { percent, type TraceGeometry } from "./trace-geometry";

type TracePenProps = { store: DemoStore; geometry: TraceGeometry; children: ReactNode };

/**
 * The sheet with what is drawn on it, and over it the pen with the line from the last reading. They move on every frame,
 * past React; the pen has a layer of its own, so that the chart under it is not painted again.
 */
export function TracePen({ store, geometry: { x, y }, children }: TracePenProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const line = useRef<SVGLineElement>(null);
  const pen = useRef<SVGCircleElement>(null);
  const { run } = store;
  const last = run.record.at(run.delivered - 1);
  // Without the internet the pen waits where the room was last seen.
  const isBlind = run.waiting > 0;
  const { low, high } = run.room.rule;
  const isWithin = last.air <= high && last.air >= low;
  const penPlace = () => {
    const { clock } = store.fleet;
    return isBlind
      ? { x: percent(x(last.time)), y: percent(y(last.air)) }
      : { x: percent(x(clock)), y: percent(y(run.liveProbe(clock))) };
  };
  const place = penPlace();

  useLayoutEffect(() => {
    const move = () => {
      const now = penPlace();
      line.current?.setAttribute("x2", now.x);
      line.current?.setAttribute("y2", now.y);
      pen.current?.setAttribute("cx", now.x);
      pen.current?.setAttribute("cy", now.y);
      // Where the sheet is wider than what is shown of it, it follows; its first part is there to lead in.
      const behind = `max(80px, ${percent(x(store.fleet.clock))} - 48cqw)`;
      sheet.current!.style.translate = `calc(-1 * min(${behind}, 100% - 100cqw))`;
    };
    move();
    return store.onFrame(move);
  });

  return (
    <div ref={sheet} className="relative h-(--plot) max-sm:w-[1200px] max-sm:[translate:-80px]">
      {children}
      <svg
        width="100%"
        height="100%"
        overflow="visible"
        stroke="currentColor"
        className={`absolute will-change-transform ${isBlind ? "text-control" : penColours[isWithin ? "within" : last.status]}`}
        aria-hidden="true"
      >
        <line
          ref={line}
          x1={percent(x(last.time))}
          y1={percent(y(last.air))}
          x2={place.x}
          y2={place.y}
          strokeWidth="1.75"
        />
        <circle
          ref={pen}
          cx={place.x}
          cy={place.y}
          r="5"
          strokeWidth="1.5"
          className={isBlind ? "fill-canvas" : "fill-current"}
        />
      </svg>
    </div>
  );
}

const penColours = { within: "text-ink", crossed: "text-amber", alert: "text-warm-dot" };

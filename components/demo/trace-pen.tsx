import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { DemoStore } from "./demo-store";
import { isWithin } from "./tone";
import { percent, type TraceGeometry } from "./trace-geometry";

type TracePenProps = { store: DemoStore; geometry: TraceGeometry; children: ReactNode };

/**
 * The sheet with what is drawn on it, the pen and the line to it from the last reading. All three move on every frame,
 * past React, and only by a transform: a frame lays nothing out and paints nothing.
 */
export function TracePen({ store, geometry: { x, y }, children }: TracePenProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const pen = useRef<SVGSVGElement>(null);
  const size = useRef({ width: 0, height: 0 });
  const { run } = store;
  const last = run.record.at(run.delivered - 1);
  // Without the internet the pen waits where the room was last seen.
  const isBlind = run.waiting > 0;
  const status = isWithin(run.room.rule, last.air) ? "within" : last.status;
  const colour = isBlind ? "text-control" : penColours[status];
  const [startX, startY] = [x(last.time) / 1000, y(last.air) / 1000];

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => (size.current = entry!.contentRect));
    observer.observe(sheet.current!);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const move = () => {
      const { clock } = store.fleet;
      // Where the sheet is wider than what is shown of it, it follows: the pen stays clear of where all would end.
      const behind = `max(${PHONE_SHEET.passed}, ${percent(x(clock))} - 100cqw + ${PHONE_SHEET.ahead})`;
      sheet.current!.style.transform = `translateX(calc(-1 * min(${behind}, 100% - 100cqw)))`;
      const right = isBlind ? 0 : x(clock) / 1000 - startX;
      const down = isBlind ? 0 : y(run.liveProbe(clock)) / 1000 - startY;
      pen.current!.style.transform = `translate(${100 * right}%, ${100 * down}%)`;
      const { width, height } = size.current;
      const [dx, dy] = [right * width, down * height];
      line.current!.style.transform = `translate(${startX * width}px, ${startY * height}px) rotate(${Math.atan2(dy, dx)}rad) scaleX(${Math.hypot(dx, dy)})`;
    };
    move();
    return store.onFrame(move);
  });

  return (
    <div
      ref={sheet}
      className={`relative h-(--plot) will-change-transform ${PHONE_SHEET.className}`}
    >
      {children}
      <div
        ref={line}
        className={`absolute -top-px h-0.5 w-px origin-left [transform:scaleX(0)] bg-current will-change-transform ${colour}`}
      />
      <svg
        ref={pen}
        width="100%"
        height="100%"
        overflow="visible"
        className={`absolute will-change-transform ${colour}`}
      >
        <circle
          cx={percent(1000 * startX)}
          cy={percent(1000 * startY)}
          r="5"
          stroke="currentColor"
          strokeWidth="1.5"
          className={isBlind ? "fill-canvas" : "fill-current"}
        />
      </svg>
    </div>
  );
}

const penColours = { within: "text-ink", crossed: "text-amber", alert: "text-warm" };

/** What a phone shows of a wider sheet. */
export const PHONE_SHEET = {
  className: "max-sm:w-[960px] max-sm:[transform:translateX(-98px)]",
  /** What is left of the screen at first. */
  passed: "98px",
  /** From the pen to the edge, for where all would end. */
  ahead: "184px",
  /** How far hours are written: per mille of it, at rest or right of the pen. */
  lastHour: { atRest: 201, beforeOutcome: 24, beforeEdge: 169 },
};

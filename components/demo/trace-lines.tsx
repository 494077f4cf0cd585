import { useId } from "react";
import type { DemoStore } from "./demo-store";
import { isWithin } from "./tone";
import { percent, type TraceGeometry } from "./trace-geometry";

type TraceLinesProps = { store: DemoStore; geometry: TraceGeometry };

/**
 * Air in ink and stock in its own colour, both in another one where they are beyond a limit. What comes if nobody acts
 * and readings that came late are dashed.
 */
export function TraceLines({ store: { run, isAtRest }, geometry }: TraceLinesProps) {
  const id = useId();
  const { x, y, strokes, forecast } = geometry;
  const { rule } = run.room;
  const { time, probe, stock } = run.state;
  const limits = { y1: y(rule.high), y2: y(rule.low) };
  const beyondColour = run.alert.condition.status === "crossed" ? "text-amber" : "text-warm";
  const [airPaint, stockPaint] = isAtRest ? [] : [`${id}ahead`, `${id}stock`];
  return (
    <>
      <svg
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        overflow="visible"
        fill="none"
        strokeWidth="1.75"
        strokeLinejoin="round"
      >
        <LimitPaint id={id} {...limits} beyond={beyondColour} />
        {airPaint && <LimitPaint id={airPaint} {...limits} />}
        {stockPaint && <LimitPaint id={stockPaint} {...limits} calm="text-cold" />}
        <g stroke="currentColor" className="text-cold">
          <Line d={geometry.stock} paint={stockPaint} />
        </g>
        {forecast && (
          <g stroke="currentColor" className="text-muted">
            <Line d={forecast.air} dash="6 5" paint={airPaint} />
            <Line d={forecast.stock} dash="1.5 4" paint={stockPaint} />
          </g>
        )}
        {strokes.map(({ path, arrival }, index) => (
          <Line key={index} d={path} dash={arrival === "late" ? "6 5" : undefined} paint={id} />
        ))}
      </svg>
      {run.waiting === 0 && Math.abs(y(probe) - y(stock)) > CLEAR_OF_PEN && (
        <circle
          cx={percent(x(time))}
          cy={percent(y(stock))}
          r="3.5"
          className={isWithin(rule, stock) ? "fill-cold" : "fill-warm-dot"}
        />
      )}
    </>
  );
}

/** Of the smallest chart's height: the pen's dot and the stock's beside each other. */
const CLEAR_OF_PEN = 80;

type LimitPaintProps = { id: string; y1: number; y2: number; calm?: string; beyond?: string };

/** A paint for lines: calm between the limits, of another colour beyond them. */
function LimitPaint({ calm = "text-ink", beyond = "text-warm", ...place }: LimitPaintProps) {
  return (
    <linearGradient gradientUnits="userSpaceOnUse" x2="0" {...place} className={beyond}>
      <stop stopColor="currentColor" />
      <stop stopColor="currentColor" className={calm} />
      <stop stopColor="currentColor" className={calm} offset="1" />
      <stop stopColor="currentColor" offset="1" />
    </linearGradient>
  );
}

type LineProps = { d: string; dash?: string | undefined; paint?: string | undefined };

function Line({ d, dash, paint }: LineProps) {
  return <path d={d} strokeDasharray={dash} stroke={paint && `url(#${paint})`} />;
}

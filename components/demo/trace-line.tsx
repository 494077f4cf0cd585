import { useId } from "react";
import type { AlertRule } from "@/lib/simulation/rooms";
import type { TraceGeometry } from "./trace-geometry";

type TraceLineProps = { rule: AlertRule; geometry: TraceGeometry; beyondColour: string };

/** The readings in ink, and in another colour where they are beyond a limit. Readings that came late are dashed. */
export function TraceLine({ rule, geometry, beyondColour }: TraceLineProps) {
  const beyond = useId();
  const { y, strokes, isBeyond } = geometry;
  const lines = strokes.map(({ key, path, arrival }) => (
    <Line key={key} d={path} dash={arrival === "late" ? "6 5" : undefined} />
  ));
  return (
    <>
      <g className="stroke-ink">{lines}</g>
      {isBeyond && (
        <g className={beyondColour} clipPath={`url(#${beyond})`}>
          <clipPath id={beyond}>
            <path d={`M0-999H1000V${y(rule.high)}H0zM0 ${y(rule.low)}H1000V1999H0z`} />
          </clipPath>
          {lines}
        </g>
      )}
    </>
  );
}

type LineProps = { d: string | undefined; dash?: string | undefined; className?: string };

export function Line({ d, dash, className }: LineProps) {
  return (
    d && (
      <path
        d={d}
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeDasharray={dash}
        vectorEffect="non-scaling-stroke"
        className={className}
      />
    )
  );
}

import type { ReactNode } from "react";
import { formatTemperature } from "@/lib/format";
import { Band } from "./band";
import { night, sampleAt } from "./night-data";
import { percentBetween } from "./scale";
import { tracePath } from "./trace-path";

/** An evening of the site's night whose line breaks off in its band, and goes on. In thirds of the page's columns. */
export function BrokenLine() {
  const [last, next] = [sampleAt(LAST), sampleAt(NEXT)];
  return (
    <div
      className="container-page mt-[clamp(20px,4vw,56px)] mb-10 grid-12 h-56 text-xs text-muted *:col-span-4 *:h-full sm:h-66 sm:text-sm"
      aria-hidden="true"
    >
      <Stretch from={LAST - LENGTH} className="-ml-(--gutter)">
        <g textAnchor="end">
          <Reading x="100%" air={last.air} name="Last reading" className="fill-ink" />
        </g>
      </Stretch>
      <svg className="w-full">
        <text x="50%" y={y((last.air + next.air) / 2)} dy="5" textAnchor="middle">
          No reading
        </text>
      </svg>
      <Stretch from={NEXT}>
        <Reading x="0" air={next.air} name="Next reading" className="fill-canvas" />
      </Stretch>
    </div>
  );
}

type StretchProps = { from: number; className?: string; children: ReactNode };

/** As far as the page's edge. */
function Stretch({ from, className = "", children }: StretchProps) {
  const samples = night.attended.slice(from, from + LENGTH + 1);
  return (
    <svg overflow="visible" className={`w-[calc(100%+var(--gutter))] ${className}`}>
      <svg
        viewBox={`${from} ${-HIGH} ${LENGTH} ${HIGH - LOW}`}
        preserveAspectRatio="none"
        fill="none"
        strokeLinejoin="round"
      >
        <g shapeRendering="crispEdges">
          <Band limits={[night.low, night.high]} from={from} width={LENGTH} />
        </g>
        <path
          d={tracePath(samples, ({ air }) => air, 4)}
          strokeWidth="1.6"
          className="stroke-ink"
        />
      </svg>
      {children}
    </svg>
  );
}

type ReadingProps = { x: string; air: number; name: string; className: string };

function Reading({ x, air, name, className }: ReadingProps) {
  return (
    <>
      <circle cx={x} cy={y(air)} r="4.5" strokeWidth="1.5" className={`stroke-ink ${className}`} />
      <text x={x} y={y(night.high)} dy="-32" className="text-ink">
        {name}
      </text>
      <text x={x} y={y(night.high)} dy="-12">
        {formatTemperature(air)}
      </text>
    </>
  );
}

/** On either side of the gap, in minutes. */
const LENGTH = 146;
const [LAST, NEXT] = [174, 304];
const LOW = -2;
const HIGH = 6;
const y = percentBetween(HIGH, LOW);

import { formatTemperature } from "@/lib/format";
import { Band } from "./band";
import { night, sampleAt } from "./night-data";
import { percentBetween } from "./scale";
import { tracePath } from "./trace-path";

/** An evening of the site's night whose line breaks off in its band, and goes on. */
export function BrokenLine() {
  const stretches = [
    { from: 0, to: LAST },
    { from: NEXT, to: LENGTH },
  ];
  const last = sampleAt(LAST).air;
  const next = sampleAt(NEXT).air;
  return (
    <svg
      width="100%"
      overflow="visible"
      className="mt-[clamp(20px,4vw,56px)] mb-10 h-56 text-xs text-muted sm:h-66 sm:text-sm"
      aria-hidden="true"
    >
      <svg
        viewBox={`0 ${-HIGH} ${LENGTH} ${HIGH - LOW}`}
        preserveAspectRatio="none"
        fill="none"
        strokeLinejoin="round"
      >
        {stretches.map(({ from, to }) => (
          <g key={from}>
            <Band limits={[night.low, night.high]} from={from} width={to - from} />
            <path
              d={tracePath(night.attended.slice(from, to + 1), ({ air }) => air, 4)}
              strokeWidth="1.6"
              className="stroke-ink"
            />
          </g>
        ))}
      </svg>
      <circle cx={x(LAST)} cy={y(last)} r="5" className="fill-ink" />
      <circle
        cx={x(NEXT)}
        cy={y(next)}
        r="4.5"
        strokeWidth="1.5"
        className="fill-canvas stroke-ink"
      />
      <text x={x((LAST + NEXT) / 2)} y={y((last + next) / 2)} dy="5" textAnchor="middle">
        No reading
      </text>
      <text x={x(LAST)} y={y(night.high)} dy="-32" textAnchor="end" className="text-ink">
        Last reading
      </text>
      <text x={x(LAST)} y={y(night.high)} dy="-12" textAnchor="end">
        {formatTemperature(last)}
      </text>
    </svg>
  );
}

const LENGTH = 450;
const [LAST, NEXT] = [174, 304];
const LOW = -2;
const HIGH = 6;
const x = percentBetween(0, LENGTH);
const y = percentBetween(HIGH, LOW);

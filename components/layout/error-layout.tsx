import type { ReactNode } from "react";
import { formatTemperature } from "@/lib/format";
import { night, sampleAt } from "@/components/charts/night-data";
import { percentBetween } from "@/components/charts/scale";
import { tracePath } from "@/components/charts/trace-path";

type ErrorLayoutProps = { label: string; title: string; children: ReactNode };

/** A page for when there is nothing to show: in its band the line breaks off, and goes on. */
export function ErrorLayout({ label, title, children }: ErrorLayoutProps) {
  return (
    <section className="pt-[clamp(40px,5vw,80px)]">
      <div className="container-page">
        <p className="mb-3.5 text-label">
          <b>{label}</b>
        </p>
        <h1 className="max-w-[11em] text-display">{title}</h1>
        <div className="mt-5.5 max-w-[34em] text-lead">{children}</div>
      </div>
      <BrokenLine />
    </section>
  );
}

const LENGTH = 450;
const [LAST, NEXT] = [174, 304];
const LOW = -2;
const HIGH = 6;
const x = percentBetween(0, LENGTH);
const y = percentBetween(HIGH, LOW);

function BrokenLine() {
  const stretches = [
    { from: 0, to: LAST },
    { from: NEXT, to: LENGTH },
  ];
  const last = sampleAt(LAST).air;
  return (
    <svg
      width="100%"
      height="264"
      overflow="visible"
      className="mt-[clamp(20px,4vw,56px)] mb-10 text-xs text-muted sm:text-sm"
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
            <path
              d={`M${from} ${-night.high}H${to}V${-night.low}H${from}Z`}
              className="fill-band"
            />
            <path
              d={`M${from} ${-night.high}H${to}M${from} ${-night.low}H${to}`}
              className="stroke-band-edge"
            />
            <path
              d={tracePath(night.attended.slice(from, to + 1), ({ air }) => air, 2)}
              strokeWidth="1.6"
              className="stroke-ink"
            />
          </g>
        ))}
      </svg>
      <circle cx={x(LAST)} cy={y(last)} r="5" className="fill-ink" />
      <circle
        cx={x(NEXT)}
        cy={y(sampleAt(NEXT).air)}
        r="4.5"
        strokeWidth="1.5"
        className="fill-canvas stroke-ink"
      />
      <text x={x((LAST + NEXT) / 2)} y={y(2)} dy="5" textAnchor="middle">
        No reading
      </text>
      <text x={x(LAST)} y={y(night.high)} dx="-10" dy="-32" textAnchor="end" className="text-ink">
        Last reading
      </text>
      <text x={x(LAST)} y={y(night.high)} dx="-10" dy="-12" textAnchor="end">
        {formatTemperature(last)}
      </text>
    </svg>
  );
}

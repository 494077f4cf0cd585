import type { ReactNode } from "react";
import { formatAmount, MAX_DEVICES, planFor, plans, yearlyTotal } from "@/lib/pricing";
import { FEW_DEVICES, fewCounts, shareOf } from "./scale";

type PartProps = { devices: number; cheaper: number | undefined };

/** The part of the scale where every count has a stem, as high as its yearly total. */
export function FewDevices({ devices, cheaper }: PartProps) {
  return (
    <svg
      height={HEIGHT}
      overflow="visible"
      className="relative w-[72%] tab:w-1/2 md:w-[calc(50%+12px)]"
      aria-hidden="true"
    >
      <Rail from={-10} className="w-[calc(100%+41px)]" />
      <PlanRanges devices={devices} cheaper={cheaper} />
      {fewCounts.map((count) => {
        const tone = count === devices ? "text-ink" : count === cheaper ? "text-cold" : "";
        const isRaised = count === devices && cheaper === count + 1;
        const label = labelHeight(count) - (isRaised ? LINE : 0);
        return (
          <At key={count} count={count} className={tone}>
            <Count isMinor={count > 1 && count % 2 === 1 && !tone}>{count}</Count>
            <g className={tone || "text-control"} stroke="currentColor" fill="currentColor">
              <path d={`M0 ${topOf(count)}V${RAIL}`} strokeWidth={tone ? 2 : 1.5} />
              <circle cy={topOf(count)} r={tone ? 5 : 3.5} />
              {tone && <path d={`M0 ${label + 6}V${topOf(count)}`} />}
            </g>
            {tone && (
              <text
                y={label}
                textAnchor="middle"
                stroke="var(--canvas)"
                strokeWidth="2"
                paintOrder="stroke"
                className={`font-medium ${isRaised ? "max-sm:[text-anchor:end]" : ""}`}
              >
                {formatAmount(yearlyTotal(count))}
              </text>
            )}
          </At>
        );
      })}
      <At count={FEW_DEVICES}>
        <path d={`M10 ${RAIL + 6}l4-12h6l-4 12`} className="fill-canvas" />
        <path d={`M10 ${RAIL + 6}l4-12m6 0-4 12`} className="fill-none stroke-control" />
      </At>
      {devices <= FEW_DEVICES && <Thumb devices={devices} />}
    </svg>
  );
}

/** The rest: totals off the scale, higher the larger, of which a few are named, or the chosen one. */
export function ManyDevices({ devices, cheaper = devices }: PartProps) {
  const isChosen = devices > FEW_DEVICES;
  const named = isChosen ? [devices] : [40, 70, MAX_DEVICES];
  const isOfLastPlan = planFor(cheaper) === plans.at(-1);
  return (
    <svg height={HEIGHT} overflow="visible" className="ml-[30px] w-0 flex-1" aria-hidden="true">
      <Rail from={0} className="w-[calc(100%+10px)]" />
      <rect
        x="-31"
        y={RANGES - 1}
        height="2"
        className={`w-[calc(100%+41px)] ${isOfLastPlan ? "fill-cold" : "fill-border-strong"}`}
      />
      {tens.map((count) => (
        <At
          key={count}
          count={count}
          // A phone has no room for every ten.
          className={count % 50 === 0 || count === MAX_DEVICES ? "" : "max-tab:hidden"}
        >
          <path d={`M0 ${RAIL - 6}v6`} className="stroke-control" />
          <Count>{count}</Count>
        </At>
      ))}
      {named.map((count) => {
        const isLast = count === named.at(-1);
        const top = STEMS - (STEMS - TOP) * shareOf(count);
        return (
          <At
            key={count}
            count={count}
            className={isChosen ? "font-medium text-ink" : isLast ? "" : "max-tab:hidden"}
          >
            <g fill="none" stroke="currentColor" strokeWidth={isChosen ? 2 : 1}>
              <path d={`M0 ${top}V${RAIL}`} strokeDasharray="2 4" />
              <path d={`M-4 ${top + 5}l4-5 4 5`} />
            </g>
            <text
              y={top - LABEL_GAP}
              {...(count > 80 ? atMargin : { textAnchor: "middle" as const })}
            >
              {formatAmount(yearlyTotal(count))}
            </text>
          </At>
        );
      })}
      {isChosen && <Thumb devices={devices} />}
    </svg>
  );
}

/** Of the last counts, whose totals are wider than the room to the scale's end. */
const atMargin = { x: 10, textAnchor: "end" } as const;

// Heights in the drawing, in CSS pixels.
const TOP = 24;
const STEMS = 54;
const LABEL_GAP = 12;
/** That of two labels side by side the first stands higher. */
const LINE = 16;
const RAIL = 156;
const COUNTS = 218;
const RANGES = 229;
const HEIGHT = 260;

const highest = Math.max(...fewCounts.map(yearlyTotal));
const tens = [20, 30, 40, 50, 60, 70, 80, 90, MAX_DEVICES];

function topOf(count: number): number {
  const total = yearlyTotal(Math.min(FEW_DEVICES, Math.max(1, count)));
  return Math.round(RAIL - (total / highest) * (RAIL - STEMS));
}

/** A label is wider than its stem's place, so it stands above both neighbours. */
function labelHeight(count: number): number {
  return Math.min(...[-1, 0, 1].map((by) => topOf(count + by))) - LABEL_GAP;
}

/** Moves the origin to a count's place on the scale. */
function At({
  count,
  className,
  children,
}: {
  count: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    <svg x={percent(count)} overflow="visible" className={className}>
      {children}
    </svg>
  );
}

function percent(count: number): string {
  return `${+(shareOf(count) * 100).toFixed(2)}%`;
}

function Rail({ from, className }: { from: number; className: string }) {
  return <rect x={from} y={RAIL} height="1" className={`fill-control ${className}`} />;
}

type CountProps = { isMinor?: boolean; children: number };

/** Written under the rail; a minor one is left out on a phone, where they would touch. */
function Count({ isMinor, children }: CountProps) {
  return (
    <text y={COUNTS} textAnchor="middle" className={isMinor ? "max-sm:hidden" : undefined}>
      {children}
    </text>
  );
}

/** The plans, named under the scale: that of the number to take is lit, that of the chosen one, if another, in ink. */
function PlanRanges({ devices, cheaper = devices }: PartProps) {
  return plans.map((plan) => {
    const from = plan.minNumberDevices === 1 ? "-10" : percent(plan.minNumberDevices - 0.5);
    const isOpen = plan.maxNumberDevices > FEW_DEVICES;
    const to = isOpen ? "100%" : percent(plan.maxNumberDevices + 0.5);
    const tone =
      plan === planFor(cheaper) ? "text-cold" : plan === planFor(devices) ? "text-ink" : "";
    return (
      <g key={plan.title} className={tone ? `font-medium ${tone}` : "text-border-strong"}>
        <line x1={from} x2={to} y1={RANGES} y2={RANGES} strokeWidth="2" stroke="currentColor" />
        <line x1={from} x2={from} y1={RANGES} y2={RANGES + 28} className="stroke-border" />
        <text x={from} y={RANGES + 23} dx="8" className={tone ? "" : "text-muted"}>
          {plan.title}
        </text>
      </g>
    );
  });
}

/** Hangs from the rail, so that it hides none of the stems. */
function Thumb({ devices }: { devices: number }) {
  return (
    <At count={devices}>
      <g className="fill-ink stroke-canvas">
        <rect x="-10" y={RAIL} width="20" height="44" rx="4" />
        <path d={`M-2.5 ${RAIL + 16}v12m5-12v12`} />
      </g>
      <rect
        x="-15"
        y={RAIL - 5}
        width="30"
        height="54"
        rx="7"
        strokeWidth="2"
        className="fill-none stroke-(--focus) not-group-has-focus-visible:hidden print:hidden"
      />
    </At>
  );
}

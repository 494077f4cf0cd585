import type { ReactNode } from "react";
import { deviceCount, formatAmount, MAX_DEVICES, planFor, plans, yearlyTotal } from "@/lib/pricing";
import { FEW_DEVICES, fewCounts, shareOf } from "./scale";

type PartProps = { devices: number; cheaper: number | undefined };

/** The part of the scale where every count has a stem, as high as its yearly total. */
export function FewDevices({ devices, cheaper }: PartProps) {
  return (
    <svg height="286" overflow="visible" className="w-[72%] tab:w-1/2" aria-hidden="true">
      <Line y={BASE} />
      <Line y={RAIL} />
      <PlanRanges devices={devices} />
      {fewCounts.map((count) => {
        const tone = count === devices ? "text-ink" : count === cheaper ? "text-cold" : "";
        const label = labelPlace(count, count === devices ? cheaper : devices);
        return (
          <At key={count} count={count} className={tone}>
            <Tick isMinor={count > 1 && count % 2 === 1 && !tone}>{count}</Tick>
            <g
              className={tone || "text-border-strong dark:text-control"}
              stroke="currentColor"
              fill="currentColor"
            >
              <path d={`M0 ${topOf(count)}V${BASE}`} strokeWidth={tone ? 2 : 1.5} />
              <circle cy={topOf(count)} r={tone ? 5 : 3.5} />
              {tone && <path d={`M0 ${label.y + 6}V${topOf(count)}`} />}
            </g>
            {tone && (
              <text {...label} className="font-medium">
                {formatAmount(yearlyTotal(count))}
              </text>
            )}
          </At>
        );
      })}
      {devices <= FEW_DEVICES && <Thumb devices={devices} />}
    </svg>
  );
}

/** The rest: totals off the scale, of which a few are named, or the chosen one. */
export function ManyDevices({ devices }: Pick<PartProps, "devices">) {
  const isChosen = devices > FEW_DEVICES;
  const named = isChosen ? [devices] : [20, 50, MAX_DEVICES];
  const isOfLastPlan = planFor(devices) === plans.at(-1);
  return (
    <svg height="286" overflow="visible" className="w-0 flex-1" aria-hidden="true">
      <path d="M4 166l4-12m3 12 4-12" className="stroke-control" />
      <Line y={RAIL} />
      <g className={isOfLastPlan ? "text-cold" : "text-border-strong"}>
        <line x2="100%" y1={RANGES} y2={RANGES} stroke="currentColor" strokeWidth="2" />
      </g>
      {tens.map((count) => (
        <At
          key={count}
          count={count}
          // A phone has no room for every ten.
          className={count % 50 === 0 || count === MAX_DEVICES ? "" : "max-tab:hidden"}
        >
          <Tick>{count}</Tick>
        </At>
      ))}
      {named.map((count) => {
        const share = shareOf(count);
        const anchor = share < 0.25 ? "start" : share > 0.75 ? "end" : "middle";
        const isLast = count === named.at(-1);
        return (
          <At
            key={count}
            count={count}
            className={isChosen ? "font-medium text-ink" : isLast ? "" : "max-tab:hidden"}
          >
            <g fill="none" stroke="currentColor" strokeWidth={isChosen ? 2 : 1}>
              <path d={`M0 ${TOP + 8}V${BASE}`} strokeDasharray="2 4" />
              <path d={`M-4 ${TOP + 13}l4-5 4 5`} />
            </g>
            <text y={TOP - 18} textAnchor={anchor}>
              {deviceCount(count)}
            </text>
            <text y={TOP} textAnchor={anchor}>
              {formatAmount(yearlyTotal(count))}
            </text>
          </At>
        );
      })}
      {isChosen && <Thumb devices={devices} />}
    </svg>
  );
}

// Heights in the drawing, in CSS pixels.
const TOP = 34;
const BASE = 160;
const RAIL = 200;
const RANGES = 254;

const highest = Math.max(...fewCounts.map(yearlyTotal));
const tens = [20, 30, 40, 50, 60, 70, 80, 90, MAX_DEVICES];

function topOf(count: number): number {
  const total = yearlyTotal(Math.min(FEW_DEVICES, Math.max(1, count)));
  return Math.round(BASE - (total / highest) * (BASE - TOP));
}

/** A label is wider than its stem's place, so it stands above both neighbours; of two side by side each leans away. */
function labelPlace(count: number, other: number | undefined) {
  if (other !== undefined && Math.abs(other - count) === 1) {
    const isLeft = other > count;
    const y = Math.min(topOf(count), topOf(other)) - 12;
    return { y, dx: isLeft ? 6 : -6, textAnchor: isLeft ? "end" : "start" } as const;
  }
  return {
    y: Math.min(...[-1, 0, 1].map((by) => topOf(count + by))) - 12,
    textAnchor: "middle",
  } as const;
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

function Line({ y }: { y: number }) {
  return <line x2="100%" y1={y} y2={y} className="stroke-control" />;
}

/** A minor one is without its number on a phone, where they would touch. */
function Tick({ isMinor, children }: { isMinor?: boolean; children: number }) {
  return (
    <>
      <path d={`M0 ${RAIL - 6}v6`} className="stroke-control" />
      <text y="242" textAnchor="middle" className={isMinor ? "max-sm:hidden" : undefined}>
        {children}
      </text>
    </>
  );
}

/** Which plan a count falls into, named under the scale. */
function PlanRanges({ devices }: { devices: number }) {
  return plans.map((plan) => {
    const from = plan.minNumberDevices === 1 ? "0" : percent(plan.minNumberDevices - 0.5);
    const isOpen = plan.maxNumberDevices > FEW_DEVICES;
    const to = isOpen ? "100%" : percent(plan.maxNumberDevices + 0.5);
    const isChosen = plan === planFor(devices);
    return (
      <g key={plan.title} className={isChosen ? "font-medium text-cold" : "text-border-strong"}>
        <line x1={from} x2={to} y1={RANGES} y2={RANGES} strokeWidth="2" stroke="currentColor" />
        <line x1={from} x2={from} y1={RANGES} y2={RANGES + 28} className="stroke-border" />
        <text x={from} y={RANGES + 23} dx="8" className={isChosen ? "" : "text-muted"}>
          {plan.title}
        </text>
      </g>
    );
  });
}

function Thumb({ devices }: { devices: number }) {
  return (
    <At count={devices}>
      <g className="fill-ink stroke-canvas">
        <path
          d={`M0 ${BASE + 4}v14`}
          strokeDasharray="2 3"
          strokeWidth="1.5"
          className="stroke-ink"
        />
        <rect x="-10" y="178" width="20" height="44" rx="4" strokeWidth="4" paintOrder="stroke" />
        <path d={`M-2.5 ${RAIL - 6}v12m5-12v12`} />
      </g>
      <rect
        x="-15"
        y="173"
        width="30"
        height="54"
        rx="7"
        strokeWidth="2"
        className="fill-none stroke-(--focus) not-group-has-focus-visible:hidden"
      />
    </At>
  );
}

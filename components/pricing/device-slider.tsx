import type { PointerEvent, Ref } from "react";
import {
  deviceCount,
  formatAmount,
  formatPrice,
  MAX_DEVICES,
  MIN_DEVICES,
  planFor,
  plans,
  yearlyTotal,
} from "@/lib/pricing";
import { countAt, FEW_DEVICES, fewCounts, shareOf } from "./scale";

type DeviceSliderProps = {
  ref: Ref<HTMLInputElement>;
  devices: number;
  cheaper: number | undefined;
  onSlide: (devices: number) => void;
};

/**
 * The slider with the yearly totals standing on it. Its scale has two parts, so a pointer's place is mapped here; the
 * native slider, whose scale is even, is there for the keyboard and for screen readers.
 */
export function DeviceSlider({ ref, devices, cheaper, onSlide }: DeviceSliderProps) {
  const isFar = devices > FEW_DEVICES;

  function handlePointer(event: PointerEvent<HTMLDivElement>) {
    const { currentTarget: plate, pointerId, pointerType, type, clientX, button } = event;
    if (type === "pointerdown") {
      if (button !== 0) return;
      // Or the focus would go where the pointer is, to nothing.
      event.preventDefault();
      plate.setPointerCapture(pointerId);
      plate.querySelector("input")?.focus({ preventScroll: true });
    }
    // A finger that has only landed may be about to scroll the page.
    if (
      !plate.hasPointerCapture(pointerId) ||
      (type === "pointerdown" && pointerType === "touch")
    ) {
      return;
    }
    const [few, many] = [...plate.querySelectorAll("svg[data-part]")].map((part) =>
      part.getBoundingClientRect(),
    );
    if (few && many) onSlide(countAt(clientX, few, many));
  }

  return (
    <div
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onPointerUp={handlePointer}
      className="group relative flex cursor-pointer touch-pan-y px-3 text-[.8125rem] text-muted select-none"
    >
      <input
        ref={ref}
        type="range"
        min={MIN_DEVICES}
        max={MAX_DEVICES}
        step={1}
        value={devices}
        onChange={(event) => onSlide(Number(event.currentTarget.value))}
        aria-label="Number of devices"
        aria-valuetext={spokenTotal(devices)}
        className="pointer-events-none absolute inset-x-0 top-44 h-12 opacity-0"
      />
      <svg data-part="" height="286" overflow="visible" className="w-[72%] md:w-1/2" aria-hidden>
        <line x2="100%" y1={BASE} y2={BASE} className="stroke-control" />
        <Stems devices={devices} cheaper={cheaper} />
        <line x2="100%" y1={RAIL} y2={RAIL} className="stroke-control" />
        {fewCounts.map((count) => (
          <Tick key={count} count={count} tone={toneOf(count, devices, cheaper)} />
        ))}
        <PlanRanges devices={devices} />
        {!isFar && <Thumb devices={devices} />}
      </svg>
      <svg data-part="" height="286" overflow="visible" className="w-0 flex-1" aria-hidden>
        <line x2="100%" y1={RAIL} y2={RAIL} className="stroke-control" />
        <path d="M4 166l4-12m3 12 4-12" className="stroke-control" />
        {tens.map((count) => (
          <line
            key={count}
            x1={percent(shareOf(count))}
            x2={percent(shareOf(count))}
            y1={TOP + 8}
            y2={BASE}
            strokeDasharray="2 6"
            className={`stroke-border-strong ${isOnPhone(count) ? "" : "max-md:hidden"}`}
          />
        ))}
        {tens.map((count) => (
          <Tick
            key={count}
            count={count}
            tone={`${count === devices ? "text-ink" : ""} ${isOnPhone(count) ? "" : "max-md:hidden"}`}
          />
        ))}
        <FarStem devices={isFar ? devices : MAX_DEVICES} isChosen={isFar} />
        <line
          x2="100%"
          y1={RANGES}
          y2={RANGES}
          className={
            planFor(devices).maxNumberDevices === MAX_DEVICES
              ? "stroke-cold"
              : "stroke-border-strong"
          }
          strokeWidth="2"
        />
        {isFar && <Thumb devices={devices} />}
      </svg>
    </div>
  );
}

/** What a change comes to, for those who hear it. */
export function spokenTotal(devices: number): string {
  return `${deviceCount(devices)}, ${planFor(devices).title} plan, ${formatPrice(yearlyTotal(devices))} a year`;
}

// Heights in the drawing, in CSS pixels.
const TOP = 34;
const BASE = 160;
const RAIL = 200;
const RANGES = 254;

const highest = Math.max(...fewCounts.map(yearlyTotal));
const tens = [20, 30, 40, 50, 60, 70, 80, 90, MAX_DEVICES];

/** A phone has no room for every ten. */
function isOnPhone(count: number): boolean {
  return count % 50 === 0 || count === MAX_DEVICES;
}

function percent(share: number): string {
  return `${+(share * 100).toFixed(2)}%`;
}

function topOf(count: number): number {
  return Math.round(
    BASE - (yearlyTotal(Math.min(count, FEW_DEVICES) || 1) / highest) * (BASE - TOP),
  );
}

function toneOf(count: number, devices: number, cheaper: number | undefined): string {
  return count === devices ? "text-ink" : count === cheaper ? "text-cold" : "";
}

function Stems({ devices, cheaper }: { devices: number; cheaper: number | undefined }) {
  const isPair = cheaper === devices + 1;
  return fewCounts.map((count) => {
    const x = percent(shareOf(count));
    const y = topOf(count);
    const tone = toneOf(count, devices, cheaper);
    // A label is wider than its stem's place, so it stands above both neighbours; of a pair the two lean apart.
    const labelY =
      Math.min(...(isPair ? [devices] : [count - 1, count, count + 1]).map(topOf)) - 12;
    const lean = !isPair ? 0 : count === devices ? 6 : -6;
    return (
      <g key={count} className={tone || "text-border-strong"}>
        <line x1={x} x2={x} y1={y} y2={BASE} stroke="currentColor" strokeWidth={tone ? 2 : 1.5} />
        <circle cx={x} cy={y} r={tone ? 5.5 : 4} fill="currentColor" />
        {tone && (
          <>
            <line x1={x} x2={x} y1={labelY + 6} y2={y} stroke="currentColor" />
            <text
              x={x}
              y={labelY}
              dx={lean}
              textAnchor={lean > 0 ? "end" : lean < 0 ? "start" : "middle"}
              className="font-medium"
            >
              {formatAmount(yearlyTotal(count))}
            </text>
          </>
        )}
      </g>
    );
  });
}

/** A total beyond the twelfth stem is off the scale: it is named, not drawn to height. */
function FarStem({ devices, isChosen }: { devices: number; isChosen: boolean }) {
  const share = shareOf(devices);
  const x = percent(share);
  const anchor = share < 0.25 ? "start" : share > 0.75 ? "end" : "middle";
  return (
    <g className={isChosen ? "text-ink" : "text-border-strong"}>
      <line
        x1={x}
        x2={x}
        y1={TOP + 8}
        y2={BASE}
        stroke="currentColor"
        strokeWidth={isChosen ? 2 : 1.5}
        strokeDasharray="2 4"
      />
      <text
        x={x}
        y={TOP - 18}
        textAnchor={anchor}
        className={isChosen ? "font-medium" : "text-muted"}
      >
        {deviceCount(devices)}
      </text>
      <text x={x} y={TOP} textAnchor={anchor} className={isChosen ? "font-medium" : "text-muted"}>
        {formatAmount(yearlyTotal(devices))}
      </text>
    </g>
  );
}

function Tick({ count, tone }: { count: number; tone: string }) {
  const x = percent(shareOf(count));
  return (
    <g className={tone}>
      <line x1={x} x2={x} y1={RAIL - 6} y2={RAIL} className="stroke-control" />
      <text x={x} y="242" textAnchor="middle">
        {count}
      </text>
    </g>
  );
}

/** Which plan a count falls into, named under the scale. */
function PlanRanges({ devices }: { devices: number }) {
  return plans.map((plan) => {
    const from = percent(Math.max(0, shareOf(plan.minNumberDevices - 0.5)));
    const isOpen = plan.maxNumberDevices > FEW_DEVICES;
    const to = isOpen ? "100%" : percent(shareOf(plan.maxNumberDevices + 0.5));
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
    <svg x={percent(shareOf(devices))} overflow="visible">
      <path
        d={`M0 ${BASE + 4}V${RAIL - 26}`}
        strokeWidth="1.5"
        strokeDasharray="2 3"
        className="stroke-ink"
      />
      <rect
        x="-10"
        y={RAIL - 22}
        width="20"
        height="44"
        rx="4"
        strokeWidth="4"
        className="fill-ink stroke-canvas"
        paintOrder="stroke"
      />
      <path d={`M-2.5 ${RAIL - 6}v12m5-12v12`} className="stroke-canvas" />
      <rect
        x="-15"
        y={RAIL - 27}
        width="30"
        height="54"
        rx="7"
        fill="none"
        strokeWidth="2"
        className="stroke-(--focus) not-group-has-focus-visible:hidden"
      />
    </svg>
  );
}

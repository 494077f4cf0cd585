import type { RefObject } from "react";
import {
  deviceCount,
  formatPrice,
  MAX_DEVICES,
  MIN_DEVICES,
  planFor,
  plans,
  yearlyTotal,
} from "@/lib/pricing";

type DeviceSliderProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  devices: number;
  onChange: (devices: string) => void;
};

/** The native slider drawn as a ruler, with the chosen plan's range marked on it. */
export function DeviceSlider({ inputRef, devices, onChange }: DeviceSliderProps) {
  const plan = planFor(devices);
  return (
    <div className="relative col-span-full">
      {/* Inset by half the thumb, so that the scale and the thumb agree. */}
      <svg width="100%" height="48" className="absolute top-0 px-2.5" aria-hidden="true">
        <line x2="100%" y1="24" y2="24" strokeWidth="2" className="stroke-border-strong" />
        <line x2={position(devices)} y1="24" y2="24" strokeWidth="2" className="stroke-ink" />
      </svg>
      <input
        ref={inputRef}
        id="devices"
        data-parameter="qty"
        type="range"
        min={MIN_DEVICES}
        max={MAX_DEVICES}
        step={1}
        value={devices}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-label="Number of devices"
        aria-valuetext={`${deviceCount(devices)}, ${plan.title} plan, ${formatPrice(yearlyTotal(devices))} a year`}
        className="relative block slider w-full"
      />
      <div className="mx-2.5 mt-1.5 text-[.8125rem] text-muted">
        <svg width="100%" height="40" overflow="visible" aria-hidden="true">
          <rect
            x={position(plan.minNumberDevices)}
            width={share(plan.maxNumberDevices - plan.minNumberDevices)}
            height="16"
            className="fill-band stroke-cold"
          />
          <svg
            viewBox={`0 0 ${MAX_DEVICES - MIN_DEVICES} 14`}
            height="14"
            preserveAspectRatio="none"
            overflow="visible"
          >
            <path d={ticks} vectorEffect="non-scaling-stroke" className="stroke-control" />
          </svg>
          {labelled.map((count, i) => (
            <text
              key={count}
              x={position(count)}
              y="36"
              textAnchor="middle"
              className={`${isPlanStart(count) ? "text-ink" : ""} ${isCrowded(count, labelled[i + 1]) ? "max-md:hidden" : ""}`}
            >
              {count}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

function position(count: number): string {
  return share(count - MIN_DEVICES);
}

function share(devices: number): string {
  return `${(devices / (MAX_DEVICES - MIN_DEVICES)) * 100}%`;
}

function isPlanStart(count: number): boolean {
  return plans.some((plan) => plan.minNumberDevices === count);
}

/** On a phone only every second ten has room, and of two plans that start side by side the later. */
function isCrowded(count: number, next = Infinity): boolean {
  return isPlanStart(count) ? next - count < 4 : count % 20 !== 0;
}

const labelled = [
  ...plans.map((plan) => plan.minNumberDevices),
  ...[20, 30, 40, 50, 60, 70, 80, 90],
  MAX_DEVICES,
];

const ticks = Array.from(
  { length: MAX_DEVICES - MIN_DEVICES + 1 },
  (_, i) => `M${i} 0V${labelled.includes(i + MIN_DEVICES) ? 14 : 6}`,
).join("");

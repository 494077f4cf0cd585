import type { ComponentProps } from "react";
import {
  cheaperAdvice,
  formatDeviceCount,
  formatPrice,
  MAX_DEVICES,
  MIN_DEVICES,
  planFor,
  yearlyTotal,
} from "@/lib/pricing";
import { percent } from "@/components/charts/plot";

type DeviceSliderProps = Omit<ComponentProps<"input">, "type" | "value"> & {
  devices: number;
  /** Whether the typed text is not a device count. `devices` is then the last valid one. */
  isFaded: boolean;
  onSlide: (devices: number) => void;
};

/** A native slider with a filled track and labels of a few counts drawn over it. */
export function DeviceSlider({ devices, isFaded, onSlide, ...input }: DeviceSliderProps) {
  const faded = isFaded ? "opacity-40" : "";
  return (
    <div className="slider needs-island print:hidden">
      <input
        type="range"
        min={MIN_DEVICES}
        max={MAX_DEVICES}
        step={1}
        value={devices}
        onChange={(event) => onSlide(Number(event.currentTarget.value))}
        aria-label="Number of devices"
        aria-valuetext={spokenTotal(devices)}
        className={`device-slider ${faded}`}
        {...input}
      />
      <span translate="no" aria-hidden="true">
        <svg>
          <rect
            x="-11"
            y="22.5"
            width={placeOf(devices)}
            height="3"
            className={`fill-ink ${faded}`}
          />
          {[MIN_DEVICES, 25, 50, 75, MAX_DEVICES].map((count) => (
            <text key={count} x={placeOf(count)} y="100%">
              {count}
            </text>
          ))}
        </svg>
      </span>
    </div>
  );
}

/** Returns the position of a count, in per cent of the distance that the centre of the thumb travels. */
function placeOf(count: number): string {
  return percent((count - MIN_DEVICES) / (MAX_DEVICES - MIN_DEVICES));
}

/** Returns a text for screen readers: `7 devices, Gold plan, MVR 4,956 a year. 8 would cost MVR 4,320 a year.` */
export function spokenTotal(devices: number): string {
  const total = `${formatDeviceCount(devices)}, ${planFor(devices).title} plan, ${formatPrice(yearlyTotal(devices))} a year`;
  return [total, cheaperAdvice(devices)].filter(Boolean).join(". ");
}

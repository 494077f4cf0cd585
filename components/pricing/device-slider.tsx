import type { Ref } from "react";
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
import { AlertSign } from "@/components/ui/icon";

type DeviceSliderProps = {
  ref: Ref<HTMLInputElement>;
  devices: number;
  /** Why the typed number is not a device count. `devices` is then the last valid count. */
  problem: string | undefined;
  onSlide: (devices: number) => void;
};

/** A native slider with a filled track and labels of a few counts drawn over it. */
export function DeviceSlider({ ref, devices, problem, onSlide }: DeviceSliderProps) {
  const faded = problem ? "opacity-40" : "";
  return (
    <div className="needs-island text-compact text-muted tab:mr-6 tab:max-w-130 print:hidden">
      {/* Has the same height without a problem, so that the content below it does not move. */}
      <p
        id="devices-problem"
        className="flex min-h-7 gap-2 pt-2 leading-tight font-medium text-balance text-warm tab:min-h-11 tab:pt-3 low:min-h-7 low:pt-2"
      >
        {problem && (
          <>
            <AlertSign className="mt-0.5 size-4" />
            <span>{`${problem}.`}</span>
          </>
        )}
      </p>
      <div className="relative pb-5">
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
          className={`device-slider block h-[48px] w-full cursor-pointer ${faded}`}
        />
        <span
          translate="no"
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-[11px] inset-y-0"
        >
          <svg className="size-full overflow-visible [text-anchor:middle]">
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

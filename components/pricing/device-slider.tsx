import type { PointerEvent, Ref } from "react";
import {
  cheaperAdvice,
  deviceCount,
  formatPrice,
  MAX_DEVICES,
  MIN_DEVICES,
  planFor,
  yearlyTotal,
} from "@/lib/pricing";
import { countAt } from "./scale";
import { FewDevices, ManyDevices } from "./slider-drawing";

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
  function handlePointer(event: PointerEvent<HTMLDivElement>) {
    const { currentTarget: plate, pointerId, pointerType, type, clientX } = event;
    if (type === "pointerdown") {
      if (event.button !== 0) return;
      // Or the focus would go where the pointer is, to nothing.
      event.preventDefault();
      plate.setPointerCapture(pointerId);
      plate.querySelector("input")?.focus({ preventScroll: true });
      // A finger that has only landed may be about to scroll the page.
      if (pointerType === "touch") return;
    }
    if (!plate.hasPointerCapture(pointerId)) return;
    const [few, many] = [...plate.querySelectorAll(":scope > svg")].map((part) =>
      part.getBoundingClientRect(),
    );
    if (few && many) onSlide(countAt(clientX, few, many));
  }

  return (
    <div
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onPointerUp={handlePointer}
      className="group relative -mx-3 flex cursor-pointer touch-pan-y px-[22px] text-[.8125rem] text-muted select-none"
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
        className="pointer-events-none absolute inset-x-0 top-38 h-12 opacity-0"
      />
      <FewDevices devices={devices} cheaper={cheaper} />
      <ManyDevices devices={devices} cheaper={cheaper} />
    </div>
  );
}

/** What a change comes to, for those who hear it. */
export function spokenTotal(devices: number): string {
  const total = `${deviceCount(devices)}, ${planFor(devices).title} plan, ${formatPrice(yearlyTotal(devices))} a year`;
  return [total, cheaperAdvice(devices)].filter(Boolean).join(". ");
}

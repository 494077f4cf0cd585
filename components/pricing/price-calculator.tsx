"use client";

import { useRef } from "react";
import {
  ABOVE_MAX_DEVICES,
  cheaperAdvice,
  cheaperLargerCount,
  DEFAULT_DEVICES,
  estimateFor,
  formatDeviceCount,
  formatPrice,
  MAX_DEVICES,
  MIN_DEVICES,
  planFor,
  plans,
  quotationPath,
  yearlyTotal,
} from "@/lib/pricing";
import { phone, phoneUrl } from "@/lib/site";
import { DeviceCountInput } from "@/components/ui/device-count-input";
import { AlertSign } from "@/components/ui/icon";
import { Amount } from "./amount";
import { PriceStair } from "./price-stair";
import { nearestCount, useDeviceCount } from "./use-device-count";

/** The yearly total of a number of devices, and the price per device of each plan. */
export function PriceCalculator() {
  const count = useDeviceCount();
  return (
    <>
      <CountControls {...count} />
      <Total {...count} />
      <p className="container-page hidden w-full pb-8 text-section text-ink no-js:block">
        {`${formatDeviceCount(DEFAULT_DEVICES)} cost ${formatPrice(yearlyTotal(DEFAULT_DEVICES))} a year.`}
      </p>
      <PriceStair devices={count.devices} onChoose={(devices) => count.choose(String(devices))} />
    </>
  );
}

type DeviceCount = ReturnType<typeof useDeviceCount>;

/** The input, its buttons, and the slider. */
function CountControls({ typed, problem, choose, numberRef, sliderRef }: DeviceCount) {
  const typedBeforePress = useRef(typed);
  return (
    <div className="container-page grid w-full gap-x-10 gap-y-1 tab:grid-cols-[auto_1fr] tab:gap-y-2 print:hidden no-js:hidden">
      <div className="flex flex-wrap items-center justify-between gap-2 tab:contents">
        <label
          htmlFor="devices"
          className="font-medium text-ink max-tab:text-compact tab:text-heading"
        >
          How many devices?{" "}
          <span className="block text-label font-normal tracking-normal">One for each room.</span>
        </label>
        <DeviceCountInput
          ref={numberRef}
          id="devices"
          typed={typed}
          defaultValue={DEFAULT_DEVICES}
          onInput={({ currentTarget }) => choose(currentTarget.value)}
          aria-invalid={Boolean(problem) || undefined}
          aria-describedby={problem && "devices-problem"}
          className="w-18 px-0 text-heading tab:w-24"
        />
      </div>
      {/* Its place is kept, so that nothing moves. */}
      <p
        id="devices-problem"
        className="flex min-h-[1lh] gap-2 self-center text-compact font-medium text-warm tab:col-start-2 tab:row-start-1 tab:text-base"
      >
        {problem && <AlertSign className="mt-1 size-4" />}
        <span>{problem}</span>
      </p>
      <div className="max-tab:-mt-5 tab:col-start-2 tab:row-start-2 tab:-mb-4">
        <input
          ref={sliderRef}
          id="devices-slider"
          type="range"
          min={MIN_DEVICES}
          max={MAX_DEVICES}
          step={1}
          defaultValue={DEFAULT_DEVICES}
          onInput={({ currentTarget }) => choose(currentTarget.value, true)}
          onPointerDown={() => (typedBeforePress.current = typed)}
          // A press that scrolls the page has moved the slider already.
          onPointerCancel={() => choose(typedBeforePress.current, true)}
          aria-label="Number of devices"
          aria-valuetext={spokenTotal(nearestCount(typed))}
          className="block h-12 w-full cursor-pointer accent-ink"
        />
        <SliderMarks />
      </div>
    </div>
  );
}

/** The total, advice, and the link to the form. */
function Total({ typed, problem, devices, isSpoken, choose, sliderRef }: DeviceCount) {
  const isAbove = problem === ABOVE_MAX_DEVICES;
  const larger = devices && cheaperLargerCount(devices);

  /** Chooses the count that costs less. The pressed button disappears, so the slider takes over the focus. */
  function accept(count: number) {
    choose(String(count), true);
    sliderRef.current?.focus({ preventScroll: true });
  }

  return (
    <div className="mt-5 grid needs-island gap-y-2 px-(--gutter) pb-6 tab:mt-[clamp(24px,5svh,52px)] tab:grid-cols-[8fr_7fr] tab:px-0 tab:pb-14">
      <strong
        aria-hidden={Boolean(problem)}
        className={`text-[min(17vw,5.5rem)] leading-none tracking-[-.022em] normal-nums [font-kerning:none] tab:pl-(--gutter) tab:text-[min(10vw,9rem)] ${problem ? "text-muted" : ""}`}
      >
        <Amount price={devices && yearlyTotal(devices)} />
        <small className="text-[.25em] font-normal tracking-normal text-muted"> a year</small>
      </strong>
      <div className="tab:self-end tab:pr-(--gutter) tab:pl-5">
        {/* Has the height of its tallest content, so that the content below it does not move. */}
        <div className="mb-2 min-h-[2lh] tab:mb-3">
          {devices && <p>{estimateFor(devices).calculation}</p>}
          {larger && (
            <p className="font-medium text-cold">
              <span>{`${larger} cost less: ${formatPrice(yearlyTotal(larger))}.`}</span>{" "}
              <button
                type="button"
                className="text-link print:hidden forced-colors:px-2"
                onClick={() => accept(larger)}
              >
                {`Choose ${larger}`}
              </button>
            </p>
          )}
        </div>
        {isAbove ? (
          <a href={phoneUrl} className="button">
            {`Call ${phone}`}
          </a>
        ) : (
          <a
            href={quotationPath(devices)}
            className={`print:hidden ${devices ? "button" : "button-size button-outline"}`}
          >
            {devices ? `Get a quotation for ${formatDeviceCount(devices)}` : "Get a quotation"}
          </a>
        )}
      </div>
      <p role="status" className="sr-only">
        {isSpoken ? "" : isAbove ? `${problem} ${phone}` : (problem ?? spokenTotal(+typed))}
      </p>
    </div>
  );
}

/** Lines from places on the slider to numbers. The middle of the browser's slider is 8 px from each end. */
function SliderMarks() {
  const marks = [...plans.map(({ minNumberDevices }) => minNumberDevices), MAX_DEVICES];
  const leads = [0, 6, 14, 0];
  return (
    <svg
      className="mx-2 h-4 w-[calc(100%-16px)] overflow-visible text-xs text-muted normal-nums"
      aria-hidden="true"
    >
      {marks.map((count, i) => (
        <svg
          key={count}
          x={`${(100 * (count - MIN_DEVICES)) / (MAX_DEVICES - MIN_DEVICES)}%`}
          overflow="visible"
        >
          <path d={`M0-13 ${leads[i]}-1`} className="stroke-control" />
          <text x={leads[i]} y="1em" textAnchor="middle">
            {count}
          </text>
        </svg>
      ))}
    </svg>
  );
}

/** Returns a text for screen readers: `7 devices, Gold plan, MVR 4,956 a year. 8 would cost MVR 4,320 a year.` */
function spokenTotal(devices: number): string {
  const total = `${formatDeviceCount(devices)}, ${planFor(devices).title} plan, ${formatPrice(yearlyTotal(devices))} a year`;
  return [total, cheaperAdvice(devices)].filter(Boolean).join(". ");
}

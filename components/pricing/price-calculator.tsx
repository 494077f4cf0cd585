"use client";

import { useEffect, useRef, useState } from "react";
import {
  ABOVE_MAX_DEVICES,
  cheaperLargerCount,
  DEFAULT_DEVICES,
  deviceCountProblem,
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

/** The yearly total of a number of devices, and the price per device of each plan. */
export function PriceCalculator() {
  const { typed, problem, devices, isSpoken, choose, numberRef, sliderRef } = useDeviceCount();
  const typedBeforePress = useRef(typed);
  const isAbove = problem === ABOVE_MAX_DEVICES;
  const larger = devices && cheaperLargerCount(devices);
  const spoken = devices ? spokenTotal(devices) : undefined;

  return (
    <>
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
            aria-valuetext={spoken}
            className="block h-12 w-full cursor-pointer accent-ink"
          />
          <SliderMarks />
        </div>
      </div>
      <div className="mt-5 grid needs-island gap-y-2 px-(--gutter) pb-6 tab:mt-[clamp(24px,5svh,52px)] tab:grid-cols-[8fr_7fr] tab:px-0 tab:pb-14">
        <strong
          aria-hidden={Boolean(problem)}
          className={`text-[min(17vw,5.5rem)] leading-none tracking-[-.022em] normal-nums [font-kerning:none] tab:pl-(--gutter) tab:text-[min(10vw,9rem)] ${problem ? "text-muted" : ""}`}
        >
          <Amount price={devices && yearlyTotal(devices)} />
          <small className="ml-[.3em] text-[.25em] font-normal tracking-normal text-muted">
            {" "}
            a year
          </small>
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
                  onClick={() => {
                    choose(String(larger), true);
                    // This button disappears.
                    sliderRef.current?.focus({ preventScroll: true });
                  }}
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
          {isSpoken ? "" : isAbove ? `${problem} ${phone}` : (problem ?? spoken)}
        </p>
      </div>
      <p className="container-page hidden w-full pb-8 text-section text-ink no-js:block">
        {`${formatDeviceCount(DEFAULT_DEVICES)} cost ${formatPrice(yearlyTotal(DEFAULT_DEVICES))} a year.`}
      </p>
      <PriceStair devices={devices} onChoose={(count) => choose(String(count))} />
    </>
  );
}

/** The number of devices, which the visitor types, sets with the slider, or steps to. */
function useDeviceCount() {
  const [typed, setTyped] = useState(String(DEFAULT_DEVICES));
  /** Whether the slider has announced the total already. The status must not repeat it then. */
  const [isSpoken, setSpoken] = useState(true);
  const numberRef = useRef<HTMLInputElement>(null);
  const sliderRef = useRef<HTMLInputElement>(null);
  const problem = deviceCountProblem(typed);
  const devices = problem ? undefined : Number(typed);

  useEffect(() => {
    // Adopts a value that the visitor entered, or that the browser restored, before hydration.
    const inputs = [numberRef.current, sliderRef.current];
    const early = inputs.find((input) => input && input.value !== input.defaultValue);
    if (early) choose(early.value);
  }, []);

  useEffect(() => {
    // The other quotation links of the page are outside this component.
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-quotation]")) {
      link.href = quotationPath(devices);
    }
  }, [devices]);

  function choose(value: string, isSpokenAlready = false) {
    const [number, slider] = [numberRef.current, sliderRef.current];
    // A text that is no number reads as "", and stays.
    if (number && number.value !== value) number.value = value;
    // The slider rounds and clamps other numbers.
    if (slider) slider.value = value || String(MIN_DEVICES);
    setTyped(value);
    setSpoken(isSpokenAlready);
  }

  return { typed, problem, devices, isSpoken, choose, numberRef, sliderRef };
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
  const { total, advice } = estimateFor(devices);
  const price = `${formatDeviceCount(devices)}, ${planFor(devices).title} plan, ${total} a year`;
  return [price, advice].filter(Boolean).join(". ");
}

"use client";

import { useEffect, useRef, useState } from "react";
import {
  ABOVE_MAX_DEVICES,
  DEFAULT_DEVICES,
  formatDeviceCount,
  deviceCountProblem,
  formatPrice,
  planFor,
  quotationPath,
  yearlyTotal,
} from "@/lib/pricing";
import { phoneHref } from "@/lib/format";
import { DeviceCountInput } from "@/components/ui/device-count-input";
import { Amount } from "./amount";
import { DeviceSlider, spokenTotal } from "./device-slider";
import { PlanChart } from "./plan-chart";

/** The yearly total of a number of devices, which the visitor types, sets with the slider, or chooses in the chart. */
export function PriceCalculator({ phone }: { phone: string }) {
  const [typed, setTyped] = useState(String(DEFAULT_DEVICES));
  /** The last valid device count. The slider keeps it while the typed text is not a device count. */
  const [sliderCount, setSliderCount] = useState(DEFAULT_DEVICES);
  /** Whether the slider has announced the total already. The status must not repeat it then. */
  const [isSpoken, setSpoken] = useState(true);
  const numberRef = useRef<HTMLInputElement>(null);
  const sliderRef = useRef<HTMLInputElement>(null);
  const problem = deviceCountProblem(typed);
  const devices = problem ? undefined : Number(typed);

  useEffect(() => {
    // The loader removes this attribute when the slider moves before hydration, and hydration does not restore it.
    sliderRef.current?.setAttribute("aria-valuetext", spokenTotal(DEFAULT_DEVICES));
    // Adopts a value that was typed, set with the slider, or prefilled from the address before hydration.
    const inputs = [numberRef.current, sliderRef.current];
    const early = inputs.find((input) => input && input.value !== input.defaultValue);
    if (early) choose(early.value);
  }, []);

  useEffect(() => {
    // The other quotation links of the page are outside this component.
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-quotation]")) {
      link.href = quotationPath(devices);
    }
    // Debounced, because browsers limit how often a page may change its address, and a drag changes the number often.
    const timer = setTimeout(writeToAddress, 200, devices);
    return () => clearTimeout(timer);
  }, [devices]);

  function choose(value: string, isSpokenAlready = false) {
    setTyped(value);
    setSpoken(isSpokenAlready);
    if (!deviceCountProblem(value)) setSliderCount(Number(value));
  }

  const slide = (count: number) => choose(String(count), true);

  return (
    <div className="container-page grid gap-x-6 pt-3 tab:grid-cols-2 print:[zoom:.68]">
      <div className="border-t-2 border-ink pt-3 tab:-mr-6 tab:pt-5.5 no-js:hidden!">
        <div className="flex flex-wrap items-center justify-between gap-2 tab:block">
          <label
            htmlFor="devices"
            className="font-medium text-ink max-[24rem]:text-base tab:text-heading"
          >
            How many devices?
          </label>
          <div className="max-[24rem]:*:gap-1 tab:mt-2.5 tab:*:gap-5">
            <DeviceCountInput
              ref={numberRef}
              id="devices"
              data-parameter="qty"
              value={typed}
              onChange={choose}
              aria-invalid={Boolean(problem) || undefined}
              aria-describedby={problem && "devices-problem"}
              className={numberClasses}
            />
          </div>
        </div>
        <DeviceSlider ref={sliderRef} devices={sliderCount} problem={problem} onSlide={slide} />
      </div>
      <div className="needs-island flex flex-col items-start justify-between gap-3 pt-4 tab:border-t-2 tab:border-ink tab:pt-5.5">
        {/* Has the height of its tallest content, so that the content below it does not move. */}
        <div className="min-h-24 tab:min-h-30 low:min-h-25">
          <strong className="text-display ml-0! block max-tab:text-[min(15vw,3.25rem)] low:text-[4rem]">
            <Amount price={devices && yearlyTotal(devices)} />
          </strong>
          {devices && (
            <p className="mt-1 tab:mt-2.5">
              <span>{`a year: ${devices} × ${formatPrice(planFor(devices).annually)},`}</span>{" "}
              <b>{planFor(devices).title}</b>
            </p>
          )}
        </div>
        {problem === ABOVE_MAX_DEVICES ? (
          <a href={phoneHref(phone)} className="button tab:mb-2">
            {`Call ${phone}`}
          </a>
        ) : (
          <a
            href={quotationPath(devices)}
            data-cta
            className={`tab:mb-2 print:hidden ${devices ? "button" : "button-size button-outline"}`}
          >
            {devices ? `Get a quotation for ${formatDeviceCount(devices)}` : "Get a quotation"}
          </a>
        )}
        <p role="status" className="sr-only">
          {isSpoken ? "" : statusText(typed, phone)}
        </p>
      </div>
      <p className="hidden border-t-2 border-ink pt-4 text-statement font-medium text-ink no-js:col-span-full no-js:block">
        {`${formatDeviceCount(DEFAULT_DEVICES)} cost ${formatPrice(yearlyTotal(DEFAULT_DEVICES))} a year.`}
      </p>
      <PlanChart
        devices={devices}
        onChoose={(count) => {
          slide(count);
          // The arrow keys can then change the number.
          sliderRef.current?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}

/** From the breakpoint `tab` on, the number looks like a headline without a border. */
const numberClasses = [
  "h-12 w-18 text-[1.25rem] max-[24rem]:w-14 max-[24rem]:px-1",
  "tab:h-[4.7rem] tab:w-[6.5rem] tab:border-transparent tab:bg-transparent tab:p-0",
  "tab:text-[5rem] tab:leading-none tab:aria-invalid:text-[2.5rem]",
  "desk:h-[6.8rem] desk:w-[9.4rem] desk:text-[7.25rem] desk:aria-invalid:text-[3.5rem]",
  "low:h-16 low:w-[6.5rem] low:text-[4rem] low:aria-invalid:text-[2.5rem]",
].join(" ");

function statusText(typed: string, phone: string): string {
  const problem = deviceCountProblem(typed);
  if (!problem) return spokenTotal(Number(typed));
  return problem === ABOVE_MAX_DEVICES ? `${problem}: ${phone}` : `${problem}.`;
}

/** Writes the number to the address (`?qty=7`), so that it is restored when the visitor comes back to the page. */
function writeToAddress(devices: number | undefined) {
  const url = new URL(location.href);
  if (devices && devices !== DEFAULT_DEVICES) url.searchParams.set("qty", String(devices));
  else url.searchParams.delete("qty");
  history.replaceState(history.state, "", url);
}

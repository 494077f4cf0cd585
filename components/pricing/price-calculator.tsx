"use client";

import { useEffect, useRef, useState } from "react";
import {
  ABOVE_MAX_DEVICES,
  cheaperLargerCount,
  dearerSmallerCount,
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
import { PriceStair } from "./price-stair";

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
  const larger = devices && cheaperLargerCount(devices);
  const smaller = devices && dearerSmallerCount(devices);

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

  /** Chooses the count that costs less. The pressed button disappears, so the slider takes over the focus. */
  function accept(count: number) {
    slide(count);
    sliderRef.current?.focus({ preventScroll: true });
  }

  return (
    <div className="price-plot">
      <div className="col-span-full mx-(--margin) tab:col-[1/3] tab:row-1 tab:mr-6 tab:ml-(--gutter) tab:pb-10 no-js:hidden!">
        <div className="flex flex-wrap items-center justify-between gap-2 tab:block">
          <label
            htmlFor="devices"
            className="font-medium text-ink max-[24rem]:text-base tab:text-heading"
          >
            How many devices?
          </label>
          <div className="max-[24rem]:*:gap-1 tab:mt-[max(10px,min(8.6vw,8.6rem)-94px)] tab:*:gap-5 low:mt-2">
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
      <div className="needs-island col-span-full mx-(--margin) pt-3 pb-7 tab:col-3 tab:row-[1/4] tab:mr-(--gutter) tab:ml-6 tab:pt-[max(0px,107px-8.6vw)] tab:pb-12 low:pt-0">
        <strong className="block text-[min(18vw,5.5rem)] leading-none tracking-[-.032em] tab:text-[min(10vw,10rem)] low:text-[min(10vw,5.5rem)]">
          <Amount price={devices && yearlyTotal(devices)} />
        </strong>
        {/* Has the height of its tallest content, so that the content below it does not move. */}
        <div className="min-h-[calc(2lh+1.25rem)] pt-1 tab:min-h-[calc(2lh+2.5rem)] tab:pt-2">
          {devices && (
            <>
              <p>
                <span>{`a year: ${devices} × ${formatPrice(planFor(devices).annually)},`}</span>{" "}
                <b>{planFor(devices).title}</b>
              </p>
              {larger && (
                <p className="font-medium text-cold">
                  <span>{`${larger} cost less: ${formatPrice(yearlyTotal(larger))}.`}</span>{" "}
                  <button type="button" className="text-link" onClick={() => accept(larger)}>
                    {`Choose ${larger}`}
                  </button>
                </p>
              )}
              {smaller && (
                <p className="font-medium text-cold">
                  {`${formatPrice(yearlyTotal(smaller) - yearlyTotal(devices))} less than ${smaller} devices.`}
                </p>
              )}
            </>
          )}
        </div>
        {problem === ABOVE_MAX_DEVICES ? (
          <a href={phoneHref(phone)} className="button">
            {`Call ${phone}`}
          </a>
        ) : (
          <a
            href={quotationPath(devices)}
            data-cta
            className={`print:hidden ${devices ? "button" : "button-size button-outline"}`}
          >
            {devices ? `Get a quotation for ${formatDeviceCount(devices)}` : "Get a quotation"}
          </a>
        )}
        <p role="status" className="sr-only">
          {isSpoken ? "" : statusText(typed, phone)}
        </p>
      </div>
      <p className="col-span-full mx-(--gutter) hidden pb-8 text-statement font-medium text-ink no-js:block">
        {`${formatDeviceCount(DEFAULT_DEVICES)} cost ${formatPrice(yearlyTotal(DEFAULT_DEVICES))} a year.`}
      </p>
      <PriceStair devices={devices} />
    </div>
  );
}

/** From the breakpoint `tab` on, the number looks like a headline without a border. */
const numberClasses = [
  "h-12 w-18 text-[1.25rem] max-[24rem]:w-14 max-[24rem]:px-1",
  "tab:h-[4.7rem] tab:w-[6.5rem] tab:border-transparent tab:bg-transparent tab:p-0",
  "tab:text-[5rem] tab:leading-none tab:aria-invalid:text-[2.5rem]",
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

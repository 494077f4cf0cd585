"use client";

import { useEffect, useRef, useState } from "react";
import {
  ABOVE_MAX_DEVICES,
  DEFAULT_DEVICES,
  deviceCount,
  deviceCountProblem,
  formatPrice,
  planFor,
  quotationPath,
  yearlyTotal,
} from "@/lib/pricing";
import { phoneHref } from "@/lib/format";
import { valueBeforeHydration } from "@/lib/quotation/browser/value-before-hydration";
import { Amount } from "@/components/ui/amount";
import { DeviceCountInput } from "@/components/ui/device-count-input";
import { DeviceSlider, spokenTotal } from "./device-slider";
import { PlanChart } from "./plan-chart";

/** What a number of devices comes to, among the totals of its neighbours, which stand on their plans. */
export function PriceCalculator({ phone }: { phone: string }) {
  const [typed, setTyped] = useState(String(DEFAULT_DEVICES));
  /** Where the slider stands: at the last number that was a count. */
  const [slid, setSlid] = useState(DEFAULT_DEVICES);
  /** Whether the slider has said it already. */
  const [isSpoken, setSpoken] = useState(true);
  const numberRef = useRef<HTMLInputElement>(null);
  const sliderRef = useRef<HTMLInputElement>(null);
  const problem = deviceCountProblem(typed);
  const devices = problem ? undefined : Number(typed);

  useEffect(() => {
    // The loader removes it when the slider is moved before this runs, and hydration does not bring it back.
    sliderRef.current?.setAttribute("aria-valuetext", spokenTotal(DEFAULT_DEVICES));
    const early = valueBeforeHydration(numberRef.current, sliderRef.current);
    if (early !== undefined) choose(early);
  }, []);

  useEffect(() => {
    // The page's other links to the quotation say no number, so they carry the chosen one.
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-quotation]")) {
      link.href = quotationPath(devices);
    }
  }, [devices]);

  function choose(value: string, isSpokenAlready = false) {
    setTyped(value);
    setSpoken(isSpokenAlready);
    if (!deviceCountProblem(value)) setSlid(Number(value));
  }

  const slide = (count: number) => choose(String(count), true);

  return (
    <div className="container-page grid gap-x-8 pt-3 tab:grid-cols-2 print:[zoom:.68]">
      <div className="border-t-2 border-ink pt-3 tab:-mr-8 tab:pt-5.5 no-js:hidden!">
        <div className="flex flex-wrap items-center justify-between gap-2 tab:block">
          <label htmlFor="devices" className="font-medium text-ink tab:text-heading">
            How many devices?
          </label>
          <div className="tab:mt-2.5 tab:*:gap-5">
            <DeviceCountInput
              ref={numberRef}
              id="devices"
              data-parameter="qty"
              value={typed}
              onChange={choose}
              aria-invalid={Boolean(problem) || undefined}
              aria-describedby={problem && "devices-problem"}
              className="w-18 text-[1.25rem] tab:h-[.94em] tab:w-[1.3em] tab:border-transparent tab:bg-transparent tab:p-0 tab:text-[5rem] tab:leading-none tab:aria-invalid:text-[3.25rem] desk:h-[6.8rem] desk:w-[9.4rem] desk:text-[7.25rem] desk:aria-invalid:text-[4.5rem]"
            />
          </div>
        </div>
        <DeviceSlider ref={sliderRef} devices={slid} onSlide={slide} />
      </div>
      <div className="needs-island flex flex-col items-start justify-between gap-3 pt-4 tab:border-t-2 tab:border-ink tab:pt-5.5">
        {/* Of the same height whatever stands in it. */}
        <div className="min-h-24 tab:min-h-30">
          {devices ? (
            <>
              <strong className="text-display block max-tab:text-[min(15vw,3.25rem)]">
                <Amount price={yearlyTotal(devices)} />
              </strong>
              <p className="mt-1 tab:mt-2.5">
                {`a year: ${devices} × ${formatPrice(planFor(devices).annually)}, `}
                <b>{planFor(devices).title}</b>
              </p>
            </>
          ) : (
            <p id="devices-problem" className="max-w-[14em] text-statement font-medium text-ink">
              {problem}.
            </p>
          )}
        </div>
        {problem === ABOVE_MAX_DEVICES ? (
          <a href={phoneHref(phone)} className="button tab:mb-2">
            Call {phone}
          </a>
        ) : (
          <a href={quotationPath(devices)} data-cta className="button tab:mb-2 print:hidden">
            {devices ? `Get a quotation for ${deviceCount(devices)}` : "Get a quotation"}
          </a>
        )}
        <p role="status" className="sr-only">
          {problem
            ? `${problem}${problem === ABOVE_MAX_DEVICES ? `: ${phone}` : "."}`
            : !isSpoken && spokenTotal(Number(typed))}
        </p>
      </div>
      <PlanChart
        devices={devices}
        onChoose={(count) => {
          slide(count);
          // So that the arrow keys change the number from here.
          sliderRef.current?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}

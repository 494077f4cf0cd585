"use client";

import { useEffect, useRef, useState } from "react";
import {
  ABOVE_MAX_DEVICES,
  DEFAULT_DEVICES,
  deviceCountProblem,
  quotationPath,
} from "@/lib/pricing";
import { phoneHref } from "@/lib/format";
import { setBefore } from "@/lib/quotation/browser/set-before";
import { DeviceCountInput } from "@/components/ui/device-count-input";
import { DeviceSlider, spokenTotal } from "./device-slider";
import { PlanLedger } from "./plan-ledger";
import { RoomWorth } from "./room-worth";
import { Advice, Ask, Total, TotalBar } from "./total";
import { TotalChart } from "./total-chart";
import { TotalTable } from "./total-table";

/** What a number of devices comes to, among the totals of its neighbours, and the plans that these are worked out from. */
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
    const early = setBefore(numberRef.current, sliderRef.current);
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

  // So that the arrow keys change the number from here.
  const focusSlider = () => sliderRef.current?.focus({ preventScroll: true });

  return (
    <>
      <section
        aria-labelledby="calculator"
        className="container-page pt-3 pb-10 desk:pt-6 desk:pb-18 print:[zoom:.68]"
      >
        <div className="calculator">
          <div className="flex flex-wrap items-center justify-between gap-2 [grid-area:number] tab:block noscript:hidden!">
            <h2
              id="calculator"
              className="leading-tight min-[22rem]:max-w-[7em] tab:max-w-none tab:text-heading"
            >
              <label htmlFor="devices">How many devices?</label>
            </h2>
            <div className="device-count tab:mt-2.5 tab:*:gap-5">
              <DeviceCountInput
                ref={numberRef}
                id="devices"
                data-parameter="qty"
                value={typed}
                onChange={choose}
                aria-invalid={Boolean(problem) || undefined}
                aria-describedby={problem && "devices-problem"}
              />
            </div>
          </div>
          <div className="needs-island [grid-area:slide] tab:self-end print:hidden">
            <DeviceSlider ref={sliderRef} devices={slid} onSlide={slide} />
          </div>
          <Total
            devices={devices}
            problem={
              problem === ABOVE_MAX_DEVICES ? (
                <>
                  {problem}:{" "}
                  <a href={phoneHref(phone)} className="text-link whitespace-nowrap">
                    {phone}
                  </a>
                </>
              ) : (
                `${problem}.`
              )
            }
          />
          <p role="status" className="sr-only">
            {problem
              ? `${problem}${problem === ABOVE_MAX_DEVICES ? `: ${phone}` : "."}`
              : !isSpoken && spokenTotal(Number(typed))}
          </p>
          <Advice
            devices={devices}
            onTake={(count) => {
              slide(count);
              focusSlider();
            }}
          />
          <figure className="needs-island mt-2.5 [grid-area:chart] tab:mt-6.5">
            <figcaption className="text-label">
              A year in MVR, from zero. <span className="print:hidden">Press a bar to choose.</span>
            </figcaption>
            <TotalChart devices={devices} onChoose={slide} onChosen={focusSlider} />
          </figure>
          <RoomWorth devices={devices} />
          <Ask devices={devices} />
        </div>
        <TotalTable />
      </section>
      <TotalBar devices={devices} />
      <PlanLedger devices={devices} />
    </>
  );
}

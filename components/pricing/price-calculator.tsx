"use client";

import { useEffect, useRef, useState } from "react";
import {
  cheaperLargerCount,
  DEFAULT_DEVICES,
  deviceCount,
  formatPrice,
  isDeviceCount,
  planFor,
  quotationPath,
  yearlyTotal,
} from "@/lib/pricing";
import { quotationFields } from "@/lib/quotation/fields";
import { Amount } from "@/components/ui/amount";
import { Caption } from "@/components/ui/caption";
import { Stepper } from "@/components/ui/stepper";
import { Advice, ShortAdvice } from "./advice";
import { DeviceSlider, spokenTotal } from "./device-slider";
import { PlanChart } from "./plan-chart";
import { StayLink, TotalBar } from "./total-bar";
import { TotalTable } from "./total-table";

/** The plans, and what a number of devices comes to. On a phone the number stands first, on a desktop the plans. */
export function PriceCalculator() {
  const [typed, setTyped] = useState(String(DEFAULT_DEVICES));
  const [devices, setDevices] = useState(DEFAULT_DEVICES);
  const [isSlid, setSlid] = useState(false);
  const numberRef = useRef<HTMLInputElement>(null);
  const sliderRef = useRef<HTMLInputElement>(null);
  const plan = planFor(devices);
  const cheaper = cheaperLargerCount(devices);
  const isCount = isDeviceCount(Number(typed));

  useEffect(() => {
    // What the visitor has set before the script was there.
    const early = [numberRef, sliderRef]
      .map((ref) => ref.current?.value ?? "")
      .find((value) => isDeviceCount(Number(value)) && Number(value) !== DEFAULT_DEVICES);
    if (!early) return;
    setTyped(early);
    setDevices(Number(early));
  }, []);

  useEffect(() => {
    // Outside of this part, and still about the same number.
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-quotation]")) {
      link.href = quotationPath(devices);
    }
  }, [devices]);

  function handleTyped(value: string) {
    setTyped(value);
    setSlid(false);
    if (isDeviceCount(Number(value))) setDevices(Number(value));
  }

  function handleSlid(count: number) {
    setTyped(String(count));
    setSlid(true);
    setDevices(count);
  }

  return (
    <>
      <div className="container-page flex flex-col [reading-flow:flex-visual]">
        <PlanChart devices={devices} cheaper={cheaper} />
        <section
          aria-labelledby="calculator"
          className="pb-8 [--total:3.75rem] max-tab:order-first tab:grid tab:grid-cols-2 tab:pt-[clamp(64px,6vw,96px)] tab:pb-[clamp(72px,7vw,112px)] md:gap-x-6 lg:[--total:clamp(2.5rem,1.4rem+3.4vw,4.5rem)] print:[zoom:.68] print:py-4"
        >
          <div className="flex items-center justify-between tab:flex-col tab:items-start">
            <h2
              id="calculator"
              // Stands on the total's line.
              className="max-tab:leading-tight tab:text-statement tab:before:text-(length:--total) tab:before:leading-none tab:before:content-['\\200b'] noscript:text-statement"
            >
              <label htmlFor="devices">
                How many <br className="sm:hidden" />
                devices?
              </label>
            </h2>
            <div className="noscript:hidden">
              <Stepper
                ref={numberRef}
                id="devices"
                data-parameter="qty"
                value={typed}
                onChange={handleTyped}
                onBlur={() => setTyped(String(devices))}
                className="w-20 max-[340px]:w-16 tab:-my-[.04em] tab:h-[.8em] tab:w-[1.28em] tab:border-transparent tab:bg-transparent tab:p-0 tab:text-[clamp(5rem,3rem+5vw,9rem)] tab:leading-none tab:tracking-normal print:text-left"
              />
            </div>
          </div>
          <div className="needs-island">
            <strong className="block text-(length:--total) leading-none tracking-[-.02em] whitespace-nowrap max-tab:mt-3">
              {isCount ? <Amount price={yearlyTotal(devices)} /> : "–"}
            </strong>
            <p className="mt-2 text-sm">
              {isCount ? (
                <>
                  a year: {devices} × {formatPrice(plan.annually)}, <b>{plan.title}</b>
                </>
              ) : (
                quotationFields.qty.malformed
              )}
            </p>
            <p className="text-sm tab:hidden">
              <ShortAdvice devices={devices} cheaper={cheaper} />
            </p>
            <p className="mt-5 leading-snug max-tab:hidden tab:max-lg:text-base">
              <Advice devices={devices} cheaper={cheaper} />
            </p>
            <p className="mt-4 actions max-tab:hidden tab:max-lg:gap-4 tab:max-lg:text-base print:hidden">
              <a href={quotationPath(cheaper ?? devices)} className="button">
                {cheaper
                  ? `Quotation for ${deviceCount(cheaper)}`
                  : `Request a quotation for ${deviceCount(devices)}`}
              </a>
              {cheaper && <StayLink devices={devices} />}
            </p>
          </div>
          <p role="status" className="sr-only">
            {!isSlid && isCount && devices !== DEFAULT_DEVICES && spokenTotal(devices)}
          </p>
          <div className="col-span-full mt-2 tab:mt-9">
            <figure>
              <div className="needs-island">
                <DeviceSlider
                  ref={sliderRef}
                  devices={devices}
                  cheaper={cheaper}
                  onSlide={handleSlid}
                />
              </div>
              <Caption className="noscript:hidden">
                Total per year in MVR, by number of devices.
              </Caption>
            </figure>
            <p className="mt-3 hidden max-w-[34em] noscript:block">
              Your number of devices times the yearly price of the plan that it falls into.
            </p>
            <TotalTable />
          </div>
        </section>
      </div>
      <TotalBar devices={devices} cheaper={cheaper} />
    </>
  );
}

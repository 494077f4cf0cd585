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
import { Advice, saving } from "./advice";
import { DeviceSlider, spokenTotal } from "./device-slider";
import { PlanChart } from "./plan-chart";
import { TotalBar } from "./total-bar";
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
          className="grid-12 pb-8 max-tab:order-first tab:pt-[clamp(64px,6vw,96px)] tab:pb-[clamp(72px,7vw,112px)] print:[zoom:.68] print:py-4"
        >
          <h2
            id="calculator"
            className="col-span-5 self-end text-title font-medium text-ink max-lg:hidden noscript:col-span-full noscript:block"
          >
            <label htmlFor="devices">How many devices?</label>
          </h2>
          <div className="col-span-full grid gap-4 tab:grid-cols-[1fr_19rem] tab:items-end tab:gap-6 lg:col-span-7 lg:flex lg:justify-between noscript:hidden">
            <div className="flex items-center justify-between gap-4 tab:max-lg:contents">
              <label
                htmlFor="devices"
                className="leading-tight font-medium text-ink tab:text-title lg:hidden"
              >
                How many <br className="sm:hidden" />
                devices?
              </label>
              <Stepper
                ref={numberRef}
                id="devices"
                data-parameter="qty"
                value={typed}
                onChange={handleTyped}
                onBlur={() => setTyped(String(devices))}
                className="w-20 tab:order-first tab:-ml-1 tab:h-[.84em] tab:w-0 tab:grow tab:border-transparent tab:bg-transparent tab:p-0 tab:text-left tab:text-[clamp(5rem,3rem+6vw,9rem)] tab:leading-none tab:tracking-normal lg:me-3 lg:ml-0 lg:w-[1.28em] lg:pr-1 lg:text-right"
              />
            </div>
            <div className="needs-island tab:max-lg:contents lg:text-right">
              <p>
                <strong className="block text-[3.75rem] leading-none tracking-[-.04em] whitespace-nowrap lg:text-[clamp(2.5rem,1.4rem+3.4vw,4.5rem)]">
                  {isCount ? <Amount price={yearlyTotal(devices)} /> : "–"}
                </strong>
                <span className="mt-2 block text-sm">
                  {isCount ? (
                    <>
                      <span className={cheaper ? "max-tab:hidden" : ""}>
                        a year: {devices} × {formatPrice(plan.annually)}, <b>{plan.title}</b>
                      </span>
                      {cheaper && (
                        <span className="tab:hidden">
                          a year.{" "}
                          <b className="text-cold">
                            {deviceCount(cheaper)} cost {saving(devices, cheaper)} less.
                          </b>
                        </span>
                      )}
                    </>
                  ) : (
                    quotationFields.qty.malformed
                  )}
                </span>
              </p>
              <p className="flex gap-2 max-tab:hidden tab:max-lg:*:grow tab:max-lg:*:px-3.5 lg:mt-5 lg:justify-end print:hidden">
                {cheaper && (
                  <a href={quotationPath(cheaper)} className="button">
                    Take {cheaper}, {formatPrice(yearlyTotal(cheaper))}
                  </a>
                )}
                <a
                  href={quotationPath(devices)}
                  className={
                    cheaper
                      ? "flex min-h-12 items-center justify-center button-outline px-5 font-medium"
                      : "button"
                  }
                >
                  {cheaper
                    ? `Stay with ${devices}`
                    : `Request a quotation for ${deviceCount(devices)}`}
                </a>
              </p>
            </div>
          </div>
          <p role="status" className="sr-only">
            {!isSlid && isCount && devices !== DEFAULT_DEVICES && spokenTotal(devices)}
          </p>
          <div className="relative col-span-full mt-6 tab:mt-10">
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
            {cheaper && (
              <a href={quotationPath(devices)} className="action-link tab:hidden print:hidden">
                Stay with {devices}
              </a>
            )}
            <Advice devices={devices} cheaper={cheaper} />
          </div>
        </section>
      </div>
      <TotalBar devices={devices} cheaper={cheaper} />
    </>
  );
}

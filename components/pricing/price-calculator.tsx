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
        <PlanChart devices={devices} />
        <section
          aria-labelledby="calculator"
          className="grid-12 pb-8 max-md:order-first md:pt-[clamp(64px,6vw,96px)] md:pb-[clamp(72px,7vw,112px)]"
        >
          <h2
            id="calculator"
            className="col-span-5 self-end font-medium text-ink max-md:col-span-full max-md:hidden md:text-title noscript:block"
          >
            <label htmlFor="devices">How many devices?</label>
          </h2>
          <div className="col-span-7 flex items-end justify-between gap-6 max-md:col-span-full max-md:flex-col max-md:items-stretch max-md:gap-3 noscript:hidden">
            <div className="flex items-center justify-between gap-4 md:items-end">
              <label htmlFor="devices" className="leading-tight font-medium text-ink md:hidden">
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
                className="w-20 md:order-first md:me-3 md:h-[.84em] md:w-[1.28em] md:border-transparent md:bg-transparent md:p-0 md:pr-1 md:text-right md:text-[clamp(5rem,3rem+6vw,9rem)] md:leading-none md:tracking-[-.05em]"
              />
            </div>
            <div className="needs-island md:text-right">
              <p>
                <span className="text-label max-md:hidden">
                  {isCount ? formula(devices) : quotationFields.qty.malformed}
                </span>
                <strong className="block text-[3.75rem] leading-none tracking-[-.04em] whitespace-nowrap md:mt-1.5 md:text-[clamp(2.5rem,1.4rem+3.4vw,4.5rem)]">
                  {isCount ? <Amount price={yearlyTotal(devices)} /> : "–"}
                </strong>
                <span className="mt-2 block text-sm md:hidden">
                  {isCount ? (
                    <>
                      a year.{" "}
                      {cheaper === undefined ? (
                        <>
                          <b>{plan.title}</b>, {devices} × {formatPrice(plan.annually)}.
                        </>
                      ) : (
                        <b className="text-cold">
                          {deviceCount(cheaper)} cost {saving(devices, cheaper)} less.
                        </b>
                      )}
                    </>
                  ) : (
                    quotationFields.qty.malformed
                  )}
                </span>
              </p>
              <a
                href={quotationPath(devices)}
                className={`mt-5 inline-flex min-h-12 items-center justify-center px-5.5 font-medium max-md:hidden print:hidden ${cheaper === undefined ? "button" : "button-outline"}`}
              >
                {cheaper === undefined
                  ? `Request a quotation for ${deviceCount(devices)}`
                  : `Stay with ${devices}, ${formatPrice(yearlyTotal(devices))}`}
              </a>
            </div>
          </div>
          <p role="status" className="sr-only">
            {!isSlid && isCount && devices !== DEFAULT_DEVICES && spokenTotal(devices)}
          </p>
          <div className="col-span-full mt-6 md:mt-10">
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
          <Advice devices={devices} cheaper={cheaper} />
        </section>
      </div>
      <TotalBar devices={devices} cheaper={cheaper} />
    </>
  );
}

function formula(devices: number): string {
  const plan = planFor(devices);
  return `${devices} × ${formatPrice(plan.annually)}, ${plan.title}, total per year`;
}

"use client";

import { useEffect, useRef, useState } from "react";
import { DEFAULT_DEVICES, isDeviceCount, MIN_DEVICES, quotationPath } from "@/lib/pricing";
import { Caption } from "@/components/ui/caption";
import { DeviceCountInput } from "@/components/ui/device-count-input";
import { DeviceSlider, spokenTotal } from "./device-slider";
import { PlanLedger } from "./plan-ledger";
import { Total, TotalBar } from "./total";
import { TotalChart } from "./total-chart";
import { scaleFor } from "./total-scale";
import { TotalTable } from "./total-table";

/** What a number of devices comes to, among the totals of its neighbours, and the plans that these are worked out from. */
export function PriceCalculator() {
  const [typed, setTyped] = useState(String(DEFAULT_DEVICES));
  const [devices, setDevices] = useState(DEFAULT_DEVICES);
  const [isSlid, setSlid] = useState(false);
  const numberRef = useRef<HTMLInputElement>(null);
  const sliderRef = useRef<HTMLInputElement>(null);
  const isCount = isDeviceCount(Number(typed));

  useEffect(() => {
    // The loader removes it when the slider is moved before this runs, and hydration does not bring it back.
    sliderRef.current?.setAttribute("aria-valuetext", spokenTotal(DEFAULT_DEVICES));
    // A number that the visitor has set before this ran.
    const early = [numberRef, sliderRef]
      .map((ref) => ref.current?.value ?? "")
      .find((value) => isDeviceCount(Number(value)) && Number(value) !== DEFAULT_DEVICES);
    if (early) choose(early);
  }, []);

  useEffect(() => {
    // The page's other links to the quotation say no number, so they carry the chosen one.
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-quotation]")) {
      link.href = quotationPath(devices);
    }
  }, [devices]);

  function choose(value: string, bySliding = false) {
    setTyped(value);
    setSlid(bySliding);
    if (isDeviceCount(Number(value))) setDevices(Number(value));
  }

  function handleBar(count: number) {
    choose(String(count), true);
    // So that the arrow keys change the number from here.
    sliderRef.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <section
        aria-labelledby="calculator"
        className="container-page pt-3 pb-10 desk:pt-8 desk:pb-18 print:[zoom:.68]"
      >
        <div className="border-t-2 border-ink pt-3 tab:grid tab:grid-cols-[5fr_6fr] tab:gap-x-6 tab:pt-6 desk:grid-cols-2">
          <div>
            <div className="flex flex-wrap items-center justify-between gap-2 tab:block">
              <h2 id="calculator" className="leading-tight tab:text-heading">
                <label htmlFor="devices">
                  How many <br className="sm:hidden" />
                  devices?
                </label>
              </h2>
              <div className="device-count tab:mt-3 tab:*:gap-5 noscript:hidden">
                <DeviceCountInput
                  ref={numberRef}
                  id="devices"
                  data-parameter="qty"
                  value={typed}
                  onChange={(value) => choose(value)}
                  onBlur={() => setTyped(String(devices))}
                  aria-invalid={!isCount || undefined}
                />
              </div>
            </div>
            <div className="needs-island print:hidden">
              <DeviceSlider
                ref={sliderRef}
                devices={devices}
                onSlide={(count) => choose(String(count), true)}
              />
            </div>
          </div>
          <Total devices={devices} isCount={isCount} />
          <p role="status" className="sr-only">
            {!isSlid && isCount && devices !== DEFAULT_DEVICES && spokenTotal(devices)}
          </p>
        </div>
        <figure className="mt-2 tab:mt-7">
          <div className="needs-island">
            <TotalChart devices={devices} onChoose={handleBar} />
          </div>
          <Caption className="noscript:hidden">
            {`Total a year in MVR for ${MIN_DEVICES} to ${scaleFor(devices).to} devices. One scale, from zero.`}
          </Caption>
        </figure>
        <TotalTable />
      </section>
      <TotalBar devices={devices} />
      <PlanLedger devices={devices} />
    </>
  );
}

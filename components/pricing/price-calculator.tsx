"use client";

import type { ReactNode } from "react";
import {
  cheaperLargerCount,
  deviceCount,
  formatPrice,
  isDeviceCount,
  planFor,
  planRange,
  quotationPath,
  yearlyTotal,
} from "@/lib/pricing";
import { DeviceSlider } from "./device-slider";
import { PlanChart } from "./plan-chart";
import { Section } from "@/components/layout/section";
import { Stepper } from "@/components/ui/stepper";
import { TotalChart } from "./total-chart";
import { useInputValue } from "@/components/ui/use-input-value";

const DEFAULT_DEVICES = 2;

export function PriceCalculator() {
  const slider = useInputValue(String(DEFAULT_DEVICES));
  const devices = Number(slider.value);
  const setDevices = (count: number) => slider.setValue(String(count));
  const plan = planFor(devices);
  const cheaper = cheaperLargerCount(devices);

  return (
    <>
      <div className="container-page pb-[clamp(72px,9vw,128px)]">
        <PlanChart devices={devices} />
      </div>
      <Section id="calculator" name="How many devices?">
        <div className="container-page">
          <p className="mt-5 hidden max-w-[32em] text-lead noscript:block">
            The calculator needs JavaScript. By hand: your number of devices times the yearly price
            of the plan that it falls into.
          </p>{" "}
          <div className="mt-10 grid-12 gap-y-8 noscript:hidden">
            <div className="col-span-3 flex items-center gap-3.5 self-end max-md:col-span-full">
              <output
                htmlFor="devices"
                className="min-w-[1.25em] text-[clamp(5rem,3rem+6vw,9rem)] leading-[.78] font-medium tracking-[-.05em] text-ink max-md:flex-1"
              >
                {devices}
              </output>
              <Stepper
                aria-label="Number of devices"
                value={slider.value}
                onChange={(value) => isDeviceCount(Number(value)) && slider.setValue(value)}
              />
            </div>
            <dl className="col-span-9 grid grid-cols-[2.2fr_3fr_3.8fr] items-end gap-6 max-md:col-span-full max-md:grid-cols-2">
              <Fact term="Plan" note={`${planRange(plan)} devices`}>
                {plan.title}
              </Fact>
              <Fact term="Per device, per year" note={`${formatPrice(plan.monthly)} a month`}>
                {formatPrice(plan.annually)}
              </Fact>
              <Fact
                term="Total per year"
                note={`${devices} × ${formatPrice(plan.annually)}`}
                className="max-md:col-span-full"
                valueClassName="text-[clamp(2.5rem,1.4rem+2.6vw,3.75rem)] leading-none tracking-[-.036em]"
              >
                {formatPrice(yearlyTotal(devices))}
              </Fact>
            </dl>
            <DeviceSlider inputRef={slider.ref} devices={devices} onChange={slider.setValue} />
            <div className="col-span-5 mt-4 max-md:col-span-full">
              <Advice devices={devices} cheaper={cheaper} onAccept={setDevices} />
            </div>
            <div className="col-span-6 col-start-7 max-md:col-span-full">
              <TotalChart devices={devices} cheaper={cheaper} />
            </div>
          </div>
        </div>
      </Section>
    </>
  );
}

type FactProps = {
  term: string;
  note: string;
  children: ReactNode;
  className?: string;
  valueClassName?: string;
};

function Fact({
  term,
  note,
  children,
  className = "",
  valueClassName = "text-[1.75rem] leading-tight tracking-[-.026em]",
}: FactProps) {
  return (
    <div className={`border-l border-border-strong pl-4 ${className}`}>
      <dt className="text-label">{term}</dt>
      <dd className={`mt-1.5 mb-1 font-medium whitespace-nowrap text-ink ${valueClassName}`}>
        {children}
      </dd>
      <dd className="text-[.9375rem]">{note}</dd>
    </div>
  );
}

type AdviceProps = {
  devices: number;
  cheaper: number | undefined;
  onAccept: (devices: number) => void;
};

function Advice({ devices, cheaper, onAccept }: AdviceProps) {
  return (
    <>
      <div aria-live="polite" className="md:min-h-40">
        {cheaper === undefined ? (
          <>
            <h3 className="text-statement">Billed once a year.</h3>
            <p className="mt-3 max-w-[27em]">
              {deviceCount(devices)} on {planFor(devices).title}:{" "}
              {formatPrice(yearlyTotal(devices))} for a year. Every device costs the same, and the
              price per device falls as you add more.
            </p>
          </>
        ) : (
          <>
            <h3 className="text-statement">
              {spelled(cheaper)} devices cost less than {spelled(devices).toLowerCase()}.
            </h3>
            <p className="mt-3 max-w-[27em]">
              From {cheaper} devices the {planFor(cheaper).title} price applies:{" "}
              {formatPrice(yearlyTotal(cheaper))} a year,{" "}
              {formatPrice(yearlyTotal(devices) - yearlyTotal(cheaper))} less than {devices} on{" "}
              {planFor(devices).title}.
            </p>
          </>
        )}
      </div>
      <p className="mt-7 actions">
        <a href={quotationPath(devices)} className="button">
          Request a quotation for {deviceCount(devices)}
        </a>
        {cheaper !== undefined && (
          <button type="button" className="min-h-11 text-link" onClick={() => onAccept(cheaper)}>
            Set to {cheaper}
          </button>
        )}
      </p>
    </>
  );
}

/** Small counts in words, as they open a sentence. */
function spelled(count: number): string {
  const words = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
  return words[count - 1] ?? String(count);
}

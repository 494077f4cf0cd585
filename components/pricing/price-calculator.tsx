"use client";

import { useEffect, useRef, useState } from "react";
import {
  ABOVE_MAX_DEVICES,
  cheaperAdvice,
  cheaperLargerCount,
  DEFAULT_DEVICES,
  formatDeviceCount,
  deviceCountProblem,
  formatPrice,
  MAX_DEVICES,
  MIN_DEVICES,
  planFor,
  quotationPath,
  yearlyTotal,
} from "@/lib/pricing";
import { phoneHref } from "@/lib/format";
import { DeviceCountInput } from "@/components/ui/device-count-input";
import { AlertSign } from "@/components/ui/icon";
import { Amount } from "./amount";
import { MARKED_COUNTS, PriceStair } from "./price-stair";

/** The yearly total of a number of devices, which the visitor types, sets with the slider, or steps to. */
export function PriceCalculator({ phone }: { phone: string }) {
  const [typed, setTyped] = useState(String(DEFAULT_DEVICES));
  /** Whether the slider has announced the total already. The status must not repeat it then. */
  const [isSpoken, setSpoken] = useState(true);
  const numberRef = useRef<HTMLInputElement>(null);
  const sliderRef = useRef<HTMLInputElement>(null);
  const typedBeforePress = useRef(typed);
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
    setTyped(value);
    setSpoken(isSpokenAlready);
  }

  /** Chooses the count that costs less. The pressed button disappears, so the slider takes over the focus. */
  function accept(count: number) {
    choose(String(count), true);
    sliderRef.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="container-page grid gap-x-12 gap-y-2 tab:grid-cols-[7fr_8fr] flat:pt-3">
        <div className="tab:pb-12 print:hidden no-js:hidden">
          <div className="flex flex-wrap items-center justify-between gap-2 tab:flex-col tab:items-stretch tab:gap-3 tab:*:first:text-heading flat:*:first:text-base">
            <label htmlFor="devices" className="font-medium text-ink">
              How many devices?
            </label>
            <DeviceCountInput
              ref={numberRef}
              id="devices"
              value={typed}
              onChange={choose}
              aria-invalid={Boolean(problem) || undefined}
              aria-describedby={problem && "devices-problem"}
              className="w-18 px-0 text-[1.25rem] tab:w-full tab:text-[min(5vw,4rem)] tab:leading-tight"
            />
          </div>
          {problem && (
            <p id="devices-problem" className="mt-2 flex gap-2 font-medium text-balance text-warm">
              <AlertSign className="mt-1 size-4" />
              <span>{problem}</span>
            </p>
          )}
          <input
            ref={sliderRef}
            id="devices-slider"
            type="range"
            min={MIN_DEVICES}
            max={MAX_DEVICES}
            step={1}
            value={nearestCount(typed)}
            onChange={({ currentTarget }) => choose(currentTarget.value, true)}
            onPointerDown={() => (typedBeforePress.current = typed)}
            // A press that scrolls the page has moved the slider already.
            onPointerCancel={() => choose(typedBeforePress.current, true)}
            aria-label="Number of devices"
            aria-valuetext={spokenTotal(nearestCount(typed))}
            className="device-slider relative z-1 block h-12 w-full cursor-pointer tab:mt-2"
          />
          <p aria-hidden="true" className="marks relative h-6 text-label">
            {MARKED_COUNTS.map((count) => (
              <span key={count}>{count}</span>
            ))}
          </p>
        </div>
        <div className="needs-island flex flex-col items-start gap-2 pb-9 tab:pb-12">
          {devices && <Estimate devices={devices} onAccept={accept} />}
          {problem === ABOVE_MAX_DEVICES ? (
            <a href={phoneHref(phone)} className="button">
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
          <p role="status" className="sr-only">
            {isSpoken ? "" : statusText(typed, phone)}
          </p>
        </div>
      </div>
      <p className="container-page hidden w-full pb-8 text-section text-ink no-js:block">
        {`${formatDeviceCount(DEFAULT_DEVICES)} cost ${formatPrice(yearlyTotal(DEFAULT_DEVICES))} a year.`}
      </p>
      <PriceStair devices={devices} />
    </>
  );
}

type EstimateProps = { devices: number; onAccept: (count: number) => void };

/** The total, how it is calculated, and a larger count that costs less. */
function Estimate({ devices, onAccept }: EstimateProps) {
  const plan = planFor(devices);
  const larger = cheaperLargerCount(devices);
  return (
    <>
      <strong className="text-[min(18vw,5.5rem)] leading-none tracking-[-.022em] normal-nums [font-kerning:none] tab:text-[min(10vw,9rem)]">
        <Amount price={yearlyTotal(devices)} />
      </strong>
      {/* Has the height of its tallest content, so that the content below it does not move. */}
      <div className="mb-2 min-h-[2lh]">
        <p>{`a year: ${devices} × ${formatPrice(plan.annually)} (${plan.title})`}</p>
        {larger && (
          <p className="font-medium text-cold">
            <span>{`${larger} cost less: ${formatPrice(yearlyTotal(larger))}.`}</span>{" "}
            <button
              type="button"
              className="text-link print:hidden forced-colors:px-2"
              onClick={() => onAccept(larger)}
            >
              {`Choose ${larger}`}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

/** Returns the device count at which the slider stands for a typed text. */
function nearestCount(typed: string): number {
  const count = Math.round(Number(typed)) || MIN_DEVICES;
  return Math.min(MAX_DEVICES, Math.max(MIN_DEVICES, count));
}

/** Returns a text for screen readers: `7 devices, Gold plan, MVR 4,956 a year. 8 would cost MVR 4,320 a year.` */
function spokenTotal(devices: number): string {
  const total = `${formatDeviceCount(devices)}, ${planFor(devices).title} plan, ${formatPrice(yearlyTotal(devices))} a year`;
  return [total, cheaperAdvice(devices)].filter(Boolean).join(". ");
}

function statusText(typed: string, phone: string): string {
  const problem = deviceCountProblem(typed);
  if (!problem) return spokenTotal(Number(typed));
  return problem === ABOVE_MAX_DEVICES ? `${problem} ${phone}` : problem;
}

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
  plans,
  quotationPath,
  yearlyTotal,
} from "@/lib/pricing";
import { phoneHref } from "@/lib/format";
import { DeviceCountInput } from "@/components/ui/device-count-input";
import { AlertSign } from "@/components/ui/icon";
import { Amount } from "./amount";
import { DeviceSlider, spokenTotal } from "./device-slider";
import { PriceStair } from "./price-stair";

/** The yearly total of a number of devices, which the visitor types, sets with the slider, or steps to. */
export function PriceCalculator({ phone }: { phone: string }) {
  const [typed, setTyped] = useState(String(DEFAULT_DEVICES));
  /** The last valid device count. The slider keeps it while the typed text is not a device count. */
  const [sliderCount, setSliderCount] = useState(DEFAULT_DEVICES);
  /** Whether the slider has announced the total already. The status must not repeat it then. */
  const [isSpoken, setSpoken] = useState(true);
  const numberRef = useRef<HTMLInputElement>(null);
  const sliderRef = useRef<HTMLInputElement>(null);
  const typedBeforePress = useRef(typed);
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

  /** Chooses the count that costs less. The pressed button disappears, so the slider takes over the focus. */
  function accept(count: number) {
    slide(count);
    sliderRef.current?.focus({ preventScroll: true });
  }

  return (
    <div className="price-plot" dir="ltr">
      <div className="count max-[24rem]:*:gap-1 tab:*:gap-5 no-js:hidden flat:*:gap-1">
        <label htmlFor="devices">How many devices?</label>
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
      <DeviceSlider
        ref={sliderRef}
        devices={sliderCount}
        isFaded={Boolean(problem)}
        onSlide={slide}
        onPointerDown={() => (typedBeforePress.current = typed)}
        // A press that scrolls the page has moved the slider already.
        onPointerCancel={() => choose(typedBeforePress.current, true)}
      />
      <strong className="total needs-island">
        <Amount price={devices && yearlyTotal(devices)} />
      </strong>
      <div className="details needs-island">
        {/* Has the height of its tallest content, so that the content below it does not move. */}
        <div>
          {devices ? (
            <Calculation devices={devices} onAccept={accept} />
          ) : (
            <p id="devices-problem" className="flex gap-2 font-medium text-balance text-warm">
              <AlertSign className="mt-1 size-4" />
              <span>{`${problem}.`}</span>
            </p>
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
      <p className="col-span-full container-page hidden w-full pb-8 text-section text-ink no-js:block">
        {`${formatDeviceCount(DEFAULT_DEVICES)} cost ${formatPrice(yearlyTotal(DEFAULT_DEVICES))} a year.`}
      </p>
      <PriceStair devices={devices} />
    </div>
  );
}

type CalculationProps = { devices: number; onAccept: (count: number) => void };

/** How the total is calculated, and a count with a lower or a higher total or the next lower price. */
function Calculation({ devices, onAccept }: CalculationProps) {
  const plan = planFor(devices);
  const next = plans[plans.indexOf(plan) + 1];
  const larger = cheaperLargerCount(devices);
  const smaller = dearerSmallerCount(devices);
  return (
    <>
      <p>
        <span>{`a year: ${devices} × ${formatPrice(plan.annually)},`}</span> <b>{plan.title}</b>
      </p>
      {larger && (
        <p className="font-medium text-cold">
          <span>{`${larger} cost less: ${formatPrice(yearlyTotal(larger))}.`}</span>{" "}
          <button
            type="button"
            className="text-link forced-colors:px-2"
            onClick={() => onAccept(larger)}
          >
            {`Choose ${larger}`}
          </button>
        </p>
      )}
      {smaller && (
        <p className="font-medium text-cold">
          {`${formatPrice(yearlyTotal(smaller) - yearlyTotal(devices))} less than ${smaller} devices.`}
        </p>
      )}
      {!larger && !smaller && (
        <p className="text-muted">
          {next
            ? `From ${next.minNumberDevices} devices: ${formatPrice(next.annually)} each.`
            : "The lowest price per device."}
        </p>
      )}
    </>
  );
}

/** On a wide screen the number looks like a headline without a border. */
const numberClasses = [
  "h-12 w-18 p-0 text-[1.25rem] max-[24rem]:w-10 tab:h-[.94em] tab:w-[1.9em] tab:border-transparent",
  "tab:bg-transparent tab:text-[5rem] tab:leading-none tab:normal-nums flat:w-[1.7em] flat:text-[2.75rem]",
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

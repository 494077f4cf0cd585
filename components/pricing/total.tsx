import type { ReactNode } from "react";
import {
  cheaperLargerCount,
  costsLessWords,
  deviceCount,
  formatPrice,
  MAX_DEVICES,
  ABOVE_MAX_DEVICES,
  planFor,
  plans,
  quotationPath,
  yearlyTotal,
} from "@/lib/pricing";
import { Amount } from "@/components/ui/amount";

type TotalProps = {
  /** Undefined while what is typed is no count. */
  devices: number | undefined;
  /** What is wrong then. */
  problem: ReactNode;
};

/** What the devices cost a year, and what that is made of. */
export function Total({ devices, problem }: TotalProps) {
  return (
    <div className="needs-island mt-4 [grid-area:total] tab:mt-0">
      <strong className="mb-1 text-display block max-tab:text-[min(15vw,3.25rem)] tab:mb-2.5">
        {devices ? <Amount price={yearlyTotal(devices)} /> : "–"}
      </strong>
      <p id="devices-problem">
        {devices ? (
          <>
            {`a year: ${devices} × ${formatPrice(planFor(devices).annually)}, `}
            <b>{planFor(devices).title}</b>
          </>
        ) : (
          problem
        )}
      </p>
    </div>
  );
}

type AdviceProps = { devices: number | undefined; onTake: (devices: number) => void };

/** Where a larger number costs less, that and a way to it; elsewhere what more devices would cost. Nothing moves. */
export function Advice({ devices, onTake }: AdviceProps) {
  const cheaper = devices && cheaperLargerCount(devices);
  return (
    <div className="advice needs-island flex flex-wrap items-center justify-between gap-x-4 leading-[1.35] [grid-area:advice] tab:text-lg">
      {cheaper ? (
        <>
          <p className="min-w-min flex-1">
            <b className="block text-heading">{`${costsLessWords(cheaper, devices)}.`}</b>
            <span className="text-compact">
              {`${formatPrice(yearlyTotal(cheaper))} a year: `}
              {`${formatPrice(yearlyTotal(devices) - yearlyTotal(cheaper))} less.`}
            </span>
          </p>
          <button
            type="button"
            className="min-h-12 button-outline px-4.5 font-medium print:hidden"
            onClick={() => onTake(cheaper)}
          >
            Make it {cheaper}
          </button>
        </>
      ) : (
        <p className="text-balance">{devices && whatMoreCost(devices)}</p>
      )}
    </div>
  );
}

/** The way to ask for what is chosen. On a phone the bar at the bottom of the window does that. */
export function Ask({ devices }: { devices: number | undefined }) {
  return (
    <p className="flex items-center [grid-area:ask] tab:min-h-18 tab:pt-3 print:hidden">
      <a href={quotationPath(devices)} data-cta className="total-button needs-island button">
        {devices ? `Get a quotation for ${deviceCount(devices)}` : "Get a quotation"}
      </a>
      <a href="/contact-us" className="button hidden noscript:inline-flex">
        Get a quotation
      </a>
    </p>
  );
}

/** On a phone the total and the way to ask for it stay at the thumb. */
export function TotalBar({ devices }: { devices: number | undefined }) {
  return (
    <div className="total-bar needs-island">
      <div className="absolute inset-x-0 bottom-0 flex items-center justify-between border-t border-border bg-canvas px-(--margin) pt-2.5">
        <p className="text-label leading-tight">
          <strong className="block text-[1.1875rem] tracking-[-.02em] whitespace-nowrap">
            {devices ? formatPrice(yearlyTotal(devices)) : "–"}
          </strong>
          {devices && `a year, ${deviceCount(devices)}`}
        </p>
        <a href={quotationPath(devices)} className="button min-h-13 text-md max-[22rem]:px-4">
          Get a quotation
        </a>
      </div>
    </div>
  );
}

function whatMoreCost(devices: number): string {
  const next = plans.find(({ minNumberDevices }) => minNumberDevices > devices);
  if (next) {
    return `From ${deviceCount(next.minNumberDevices)} on, each costs ${formatPrice(next.annually)} a year.`;
  }
  return devices < MAX_DEVICES
    ? `Each further device adds ${formatPrice(planFor(devices).annually)} a year.`
    : `${ABOVE_MAX_DEVICES}.`;
}

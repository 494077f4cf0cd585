import {
  cheaperLargerCount,
  deviceCount,
  formatPrice,
  MAX_DEVICES,
  planFor,
  plans,
  quotationPath,
  yearlyTotal,
} from "@/lib/pricing";
import { quotationFields } from "@/lib/quotation/fields";
import { Amount } from "@/components/ui/amount";

type TotalProps = {
  devices: number;
  /** Whether `devices` is what stands in the field, and not the last number that was one. */
  isCount: boolean;
};

/**
 * The yearly total with the way to ask for it. Where a larger number costs less, that comes first. Always of the
 * same height, so that nothing below it moves.
 */
export function Total({ devices, isCount }: TotalProps) {
  const cheaper = cheaperLargerCount(devices);
  return (
    <div className="flex min-h-47 flex-col tracking-[-.014em] max-[385px]:min-h-54 max-tab:mt-5 tab:min-h-64 noscript:min-h-0">
      <div className="needs-island grid gap-2 tab:gap-3">
        {cheaper && isCount && (
          <p className="text-lead tab:text-heading">
            <b className="mb-1 block text-statement text-cold">
              {`${cheaper} cost less than ${devices}.`}
            </b>
            {`${deviceCount(cheaper)} come to ${formatPrice(yearlyTotal(cheaper))} a year: ${formatPrice(yearlyTotal(devices) - yearlyTotal(cheaper))} less.`}
          </p>
        )}
        <p>
          <strong
            className={
              cheaper
                ? "text-heading tab:block tab:text-[2rem]"
                : "mb-2 text-display block max-tab:text-[3.25rem] max-[17rem]:text-statement"
            }
          >
            {isCount ? <Amount price={yearlyTotal(devices)} /> : "–"}
          </strong>{" "}
          {isCount ? (
            <>
              {`a year: ${devices} × ${formatPrice(planFor(devices).annually)}, `}
              <b>{planFor(devices).title}</b>
            </>
          ) : (
            quotationFields.qty.malformed
          )}
        </p>
        {!cheaper && isCount && (
          <p className="text-lead tab:text-heading">{whatMoreCost(devices)}</p>
        )}
      </div>
      <p className="mt-auto actions pt-3 tab:gap-x-4 print:hidden">
        <a
          href={quotationPath(cheaper ?? devices)}
          data-cta
          className="total-button needs-island button"
        >
          {`Get a quotation for ${deviceCount(cheaper ?? devices)}`}
        </a>
        {cheaper && (
          // In full on a phone, where it stands alone; beside the button as short as the place there.
          <a href={quotationPath(devices)} className="action-link">
            <span>
              <span className="sm:sr-only">Get a quotation</span>
              <span className="hidden sm:max-desk:inline">or</span> for {devices}
              <span className="sm:max-desk:hidden"> {devices === 1 ? "device" : "devices"}</span>
              <span className="max-desk:hidden"> instead</span>
            </span>
          </a>
        )}
        <a href="/contact-us" className="button hidden noscript:inline-flex">
          Get a quotation
        </a>
      </p>
    </div>
  );
}

/** On a phone the total and the way to ask for it stay at the thumb; of the larger number, where that costs less. */
export function TotalBar({ devices }: { devices: number }) {
  const cheapest = cheaperLargerCount(devices) ?? devices;
  return (
    <div className="total-bar needs-island">
      <div>
        <p className="text-label leading-tight">
          <strong className="block text-[1.1875rem] tracking-[-.02em] whitespace-nowrap">
            {formatPrice(yearlyTotal(cheapest))}
          </strong>
          {`a year, ${deviceCount(cheapest)}`}
        </p>
        <a href={quotationPath(cheapest)} className="button min-h-13 text-md">
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
    : `For more than ${deviceCount(MAX_DEVICES)}, call us.`;
}

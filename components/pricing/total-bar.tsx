import { deviceCount, formatPrice, quotationPath, yearlyTotal } from "@/lib/pricing";

type TotalBarProps = { devices: number; cheaper: number | undefined };

/** On a phone the total and the way to ask for it stay at the thumb. */
export function TotalBar({ devices, cheaper }: TotalBarProps) {
  const asked = cheaper ?? devices;
  const total = formatPrice(yearlyTotal(asked));
  return (
    <div className="needs-island sticky-bar items-center justify-between gap-4 tab:hidden print:hidden">
      <p className="grid justify-items-start leading-tight">
        <strong className="block text-[1.1875rem] tracking-[-.02em] whitespace-nowrap">
          {cheaper === undefined ? total : `${cheaper} for ${total}`}
        </strong>
        {cheaper === undefined ? (
          <span className="text-label">{`a year, ${deviceCount(devices)}`}</span>
        ) : (
          // As high as a finger wants, over what stands around it.
          <StayLink devices={devices} className="-my-3 text-sm" />
        )}
      </p>
      <a href={quotationPath(asked)} className="button min-h-13 px-4.5 py-1">
        {cheaper === undefined ? "Get a quotation" : `Quotation for ${cheaper}`}
      </a>
    </div>
  );
}

type StayLinkProps = { devices: number; className?: string };

/** Beside the advice to take a larger number. */
export function StayLink({ devices, className = "" }: StayLinkProps) {
  return (
    <a
      href={quotationPath(devices)}
      className={`inline-flex min-h-11 items-center text-link ${className}`}
    >
      Stay with {devices}
    </a>
  );
}

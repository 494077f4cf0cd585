import { deviceCount, formatPrice, quotationPath, yearlyTotal } from "@/lib/pricing";
import { saving } from "./advice";

type TotalBarProps = { devices: number; cheaper: number | undefined };

/** On a phone the total and the way to ask for it stay at the thumb. */
export function TotalBar({ devices, cheaper }: TotalBarProps) {
  const asked = cheaper ?? devices;
  const total = formatPrice(yearlyTotal(asked));
  return (
    <div className="needs-island sticky-bar items-center justify-between gap-4 tab:hidden print:hidden noscript:hidden">
      <p className="leading-tight">
        <strong className="block text-[1.1875rem] tracking-[-.02em] whitespace-nowrap">
          {cheaper === undefined ? total : `${cheaper} for ${total}`}
        </strong>
        <span className="text-label">
          {cheaper === undefined
            ? `a year, ${deviceCount(devices)}`
            : `${saving(devices, cheaper)} less than ${devices}`}
        </span>
      </p>
      <a href={quotationPath(asked)} className="button min-h-13 px-4.5">
        {cheaper === undefined ? "Get a quotation" : `Quotation for ${cheaper}`}
      </a>
    </div>
  );
}

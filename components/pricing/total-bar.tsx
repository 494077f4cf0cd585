import { deviceCount, formatPrice, quotationPath, yearlyTotal } from "@/lib/pricing";
import { saving } from "./advice";

type TotalBarProps = { devices: number; cheaper: number | undefined };

/** On a phone the total and the way to ask for it stay at the thumb. */
export function TotalBar({ devices, cheaper }: TotalBarProps) {
  const asked = cheaper ?? devices;
  const total = formatPrice(yearlyTotal(asked));
  return (
    <div className="needs-island sticky bottom-0 z-5 -mb-[calc(73px+env(safe-area-inset-bottom))] flex items-center justify-between gap-4 border-t border-border bg-canvas px-5 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] md:hidden print:hidden noscript:hidden">
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
        Get a quotation
      </a>
    </div>
  );
}

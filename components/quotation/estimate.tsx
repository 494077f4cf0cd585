import {
  cheaperLargerCount,
  formatPrice,
  isDeviceCount,
  planFor,
  yearlyTotal,
} from "@/lib/pricing";

/** The yearly price for the device count in the form; nothing while that is not a count. */
export function Estimate({ devices }: { devices: number }) {
  if (!isDeviceCount(devices)) return null;
  const plan = planFor(devices);
  const cheaper = cheaperLargerCount(devices);
  return (
    <div className="grid pt-5 md:grid-cols-6 md:gap-x-6 noscript:hidden">
      <p className="text-label md:col-span-2 md:pt-2">Estimate</p>
      <p className="text-[.9375rem] md:col-span-4">
        <strong className="block text-[1.75rem] leading-tight tracking-[-.03em]">
          {formatPrice(yearlyTotal(devices))} a year
        </strong>
        {plan.title}, {devices} × {formatPrice(plan.annually)}.
        {cheaper !== undefined && ` ${cheaper} would cost ${formatPrice(yearlyTotal(cheaper))}.`}
      </p>
    </div>
  );
}

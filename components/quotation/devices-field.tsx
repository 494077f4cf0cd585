import {
  cheaperLargerCount,
  formatPrice,
  isDeviceCount,
  planFor,
  yearlyTotal,
} from "@/lib/pricing";
import { Stepper } from "@/components/ui/stepper";
import { FieldRow } from "./field-row";

type DevicesFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** A form that has just been emptied asks for nothing yet, so it estimates nothing. */
  hasEstimate: boolean;
};

/** The number of devices, and what it comes to. */
export function DevicesField({ value, onChange, error, hasEstimate }: DevicesFieldProps) {
  return (
    <FieldRow name="qty" error={error}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-1 md:flex md:items-center md:justify-between">
        <Stepper
          id="qty"
          name="qty"
          data-parameter="qty"
          value={value}
          onChange={onChange}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "qty-error" : undefined}
          className="w-13 lg:w-20"
        />
        <Estimate devices={hasEstimate ? Number(value) : NaN} />
      </div>
    </FieldRow>
  );
}

/** On a phone the advice has a row of its own, which is there also while there is none. */
function Estimate({ devices }: { devices: number }) {
  const isEstimate = isDeviceCount(devices);
  const cheaper = isEstimate ? cheaperLargerCount(devices) : undefined;
  return (
    <p className="needs-island contents text-right text-label leading-tight md:flex md:h-19 md:flex-col md:justify-center">
      {isEstimate && (
        <span className="-mt-3 flex flex-col md:mt-0">
          <span>Estimate</span>
          <strong className="text-[1.3125rem] tracking-[-.022em] whitespace-nowrap">
            {formatPrice(yearlyTotal(devices))}
          </strong>
          <span>a year, {planFor(devices).title}</span>
        </span>
      )}
      <span className="col-span-full h-6 content-end text-cold md:h-auto">
        {cheaper !== undefined && `${cheaper} would cost ${formatPrice(yearlyTotal(cheaper))}`}
      </span>
    </p>
  );
}

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
      <div className="flex items-end justify-between gap-x-1 md:items-center">
        <Stepper
          id="qty"
          name="qty"
          data-parameter="qty"
          value={value}
          onChange={onChange}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "qty-error" : undefined}
          className="w-13 md:w-20"
        />
        <Estimate devices={hasEstimate ? Number(value) : NaN} />
      </div>
    </FieldRow>
  );
}

/** Its place is there also while there is nothing to estimate. */
function Estimate({ devices }: { devices: number }) {
  const place = "-mt-7 h-19 md:mt-0";
  if (!isDeviceCount(devices)) return <p className={place} />;
  const cheaper = cheaperLargerCount(devices);
  return (
    <p
      className={`needs-island flex flex-col justify-end text-right text-label leading-tight md:justify-center ${place}`}
    >
      <span className="max-[350px]:sr-only">Estimate</span>
      <strong className="text-[1.3125rem] tracking-[-.022em] whitespace-nowrap">
        {formatPrice(yearlyTotal(devices))}
      </strong>
      <span>a year, {planFor(devices).title}</span>
      {cheaper !== undefined && (
        <span className="text-cold">
          {cheaper} would cost {formatPrice(yearlyTotal(cheaper))}
        </span>
      )}
    </p>
  );
}

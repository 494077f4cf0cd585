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
    <FieldRow name="qty" error={error} isWide>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-1 md:flex md:items-center md:justify-between md:group-has-data-sent:justify-start md:group-has-data-sent:gap-x-8">
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

/** As high whatever it says, so that nothing moves when the advice comes or goes. */
function Estimate({ devices }: { devices: number }) {
  return (
    <p className="needs-island -mt-5 min-h-15 text-right text-label leading-tight md:mt-0 md:group-has-data-sent:text-left">
      {isDeviceCount(devices) && <Total devices={devices} />}
    </p>
  );
}

function Total({ devices }: { devices: number }) {
  const { title, annually } = planFor(devices);
  const cheaper = cheaperLargerCount(devices);
  return (
    <>
      Yearly estimate
      <strong className="block text-[1.3125rem] tracking-[-.022em] whitespace-nowrap">
        {formatPrice(yearlyTotal(devices))}
      </strong>
      {cheaper === undefined ? (
        <>
          <span className="max-[410px]:hidden md:max-desk:hidden">{title}, </span>
          {devices} × {formatPrice(annually)}
        </>
      ) : (
        <span className="whitespace-nowrap text-cold">
          {cheaper} would cost {formatPrice(yearlyTotal(cheaper))}
        </span>
      )}
    </>
  );
}

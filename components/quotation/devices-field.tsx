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
};

/** The number of devices, and what it comes to. */
export function DevicesField({ value, onChange, error }: DevicesFieldProps) {
  const devices = Number(value);
  return (
    <FieldRow name="qty" error={error}>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
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
        {/* Always of the same height, so that nothing moves when the advice comes or goes. */}
        <p className="needs-island min-h-21 grow basis-26 content-center text-right text-label leading-tight min-[24rem]:max-md:min-h-16 xl:min-h-16">
          {isDeviceCount(devices) && <Total devices={devices} />}
        </p>
        <p className="hidden max-w-[16em] text-label [@media(scripting:none)]:block">
          Set the number here: without JavaScript a link cannot.
        </p>
      </div>
    </FieldRow>
  );
}

function Total({ devices }: { devices: number }) {
  const { title, annually } = planFor(devices);
  const cheaper = cheaperLargerCount(devices);
  return (
    <>
      Yearly estimate
      <strong className="block text-[1.3125rem] tracking-[-.022em] whitespace-nowrap max-[22.5rem]:text-lg">
        {formatPrice(yearlyTotal(devices))}
      </strong>
      {cheaper === undefined ? (
        <>
          <span className="max-[410px]:hidden md:max-desk:hidden">{title}, </span>
          {devices} × {formatPrice(annually)}
        </>
      ) : (
        <span className="text-cold">
          {cheaper} would cost {formatPrice(yearlyTotal(cheaper))}
        </span>
      )}
    </>
  );
}

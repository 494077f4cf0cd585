import { DeviceCountInput } from "@/components/ui/device-count-input";
import {
  cheaperLargerCount,
  deviceCountProblem,
  estimateFor,
  formatPrice,
  NO_DEVICE_COUNT,
  yearlyTotal,
} from "@/lib/pricing";
import { quotationFields } from "@/lib/quotation/fields";
import { Problem } from "./form-fields";
import { RequestSummary } from "./request-summary";

type DeviceCountFieldProps = {
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
};

/** The form's first question, with its price. */
export function DeviceCountField({ value, onChange, problem }: DeviceCountFieldProps) {
  const devices = deviceCountProblem(value) ? undefined : Number(value);
  return (
    <RequestSummary
      number={
        <div>
          <label htmlFor="qty" className="mb-2 block leading-tight font-medium text-ink">
            {quotationFields.qty.label}
          </label>
          <DeviceCountInput
            id="qty"
            name="qty"
            data-parameter="qty"
            value={value}
            onChange={onChange}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "qty-problem" : undefined}
            className="w-14 px-1 text-heading"
          />
        </div>
      }
      total={
        devices && (
          <b className="needs-island" translate="no">
            {formatPrice(yearlyTotal(devices))}
          </b>
        )
      }
      note={
        problem ? (
          <Problem name="qty">{problem}</Problem>
        ) : (
          <p className="needs-island text-right text-label">
            {devices ? priceNote(devices) : `${NO_DEVICE_COUNT}.`}
          </p>
        )
      }
    />
  );
}

/** How the yearly total is calculated, or a larger number that costs less. */
function priceNote(devices: number): string {
  const cheaper = cheaperLargerCount(devices);
  return cheaper
    ? `a year. ${cheaper} cost less: ${formatPrice(yearlyTotal(cheaper))}`
    : `a year: ${estimateFor(devices).calculation}`;
}

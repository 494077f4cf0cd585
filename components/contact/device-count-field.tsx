import { DeviceCountInput } from "@/components/ui/device-count-input";
import {
  cheaperLargerCount,
  deviceCountProblem,
  estimateFor,
  formatPrice,
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
  const devices = deviceCountProblem(value) ? 0 : Number(value);
  return (
    <RequestSummary
      devices={devices}
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
            className="w-16 px-1 text-heading"
          />
        </div>
      }
      price={problem ? <Problem name="qty">{problem}</Problem> : <Price devices={devices} />}
    />
  );
}

/** The yearly total of a number of devices, with its calculation or with a larger number that costs less. */
function Price({ devices }: { devices: number }) {
  if (devices === 0) return null;
  const { total, calculation } = estimateFor(devices);
  const cheaper = cheaperLargerCount(devices);
  const note = cheaper
    ? `a year. ${cheaper} cost less: ${formatPrice(yearlyTotal(cheaper))}`
    : `a year: ${calculation}`;
  return (
    <p className="needs-island">
      <b className="block text-heading" translate="no">
        {total}
      </b>
      <span>{note}</span>
    </p>
  );
}

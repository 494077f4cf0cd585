import { DeviceCountInput } from "@/components/ui/device-count-input";
import { deviceCountProblem, formatPrice, yearlyTotal } from "@/lib/pricing";
import { quotationFields } from "@/lib/quotation/fields";
import { Problem, rowClass, rowLabelClass } from "./form-fields";

type DeviceCountFieldProps = {
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
};

/** The form's first row. On a phone, where no paper stands beside the form, with its price. */
export function DeviceCountField({ value, onChange, problem }: DeviceCountFieldProps) {
  const devices = deviceCountProblem(value) ? undefined : Number(value);
  return (
    <div className={rowClass}>
      <label htmlFor="qty" className={rowLabelClass}>
        {quotationFields.qty.label}
      </label>
      <div>
        <div className="flex items-center justify-between gap-x-3">
          <DeviceCountInput
            id="qty"
            name="qty"
            data-parameter="qty"
            value={value}
            onChange={onChange}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "qty-problem" : undefined}
            className="w-16 px-1"
          />
          {devices && (
            <p className="needs-island text-right leading-tight md:hidden">
              <b translate="no">{formatPrice(yearlyTotal(devices))}</b>{" "}
              <span className="text-label">a year</span>
            </p>
          )}
        </div>
        {problem && <Problem name="qty">{problem}</Problem>}
      </div>
    </div>
  );
}

import {
  type FieldProblems,
  fieldNames,
  isTextField,
  quotationFields,
  SPAM_TRAP_FIELD,
} from "@/lib/quotation/fields";
import { DevicesField } from "./devices-field";
import { FormField } from "./form-field";

type FormFieldsProps = {
  problems: FieldProblems;
  devices: string;
  onDevices: (devices: string) => void;
  hasEstimate: boolean;
};

export function FormFields({ problems, devices, onDevices, hasEstimate }: FormFieldsProps) {
  return (
    <>
      <div className="max-md:border-y max-md:border-border max-md:py-3 md:group-has-data-sent:contents">
        <DevicesField
          value={devices}
          onChange={onDevices}
          error={problems.qty}
          hasEstimate={hasEstimate}
        />
      </div>
      <div className="max-md:grid max-md:gap-x-6 max-md:gap-y-3 sm:max-md:grid-cols-2 md:group-has-data-sent:contents">
        {required.map((name) => (
          <FormField key={name} name={name} error={problems[name]} />
        ))}
      </div>
      <div className="max-md:grid max-md:gap-x-3 max-md:gap-y-3 min-[340px]:max-md:grid-cols-2 sm:max-md:gap-x-6 md:group-has-data-sent:contents">
        {optional.map((name) => (
          <FormField key={name} name={name} error={problems[name]} />
        ))}
      </div>
      <div hidden>
        <label htmlFor={SPAM_TRAP_FIELD}>Leave this empty</label>
        <input id={SPAM_TRAP_FIELD} name={SPAM_TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

const texts = fieldNames.filter(isTextField);
const required = texts.filter((name) => quotationFields[name].required);
const optional = texts.filter((name) => !quotationFields[name].required);

/** The number first: it is what the page asks about, and what the estimate follows. */
export const shownFields = ["qty", ...required, ...optional] as const;

import {
  type FieldProblems,
  fieldNames,
  isTextField,
  quotationFields,
  SPAM_TRAP_FIELD,
  type TextFieldName,
} from "@/lib/quotation/fields";
import { DevicesField } from "./devices-field";
import { FieldRow } from "./field-row";

type FormFieldsProps = {
  problems: FieldProblems;
  devices: string;
  onDevices: (devices: string) => void;
};

export function FormFields({ problems, devices, onDevices }: FormFieldsProps) {
  return (
    <>
      <div className="max-md:border-y max-md:border-border max-md:py-3">
        <DevicesField value={devices} onChange={onDevices} error={problems.qty} />
      </div>
      <div className="max-md:grid max-md:gap-x-6 max-md:gap-y-3 sm:max-md:grid-cols-2">
        {required.map((name) => (
          <TextField key={name} name={name} error={problems[name]} />
        ))}
      </div>
      <div className="max-md:grid max-md:gap-x-3 max-md:gap-y-3 min-[340px]:max-md:grid-cols-2 sm:max-md:gap-x-6">
        {optional.map((name) => (
          <TextField key={name} name={name} error={problems[name]} />
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

/** The constraints are the ones that the server's schema is made from; a browser on its own says `title` beside them. */
function TextField({ name, error }: { name: TextFieldName; error: string | undefined }) {
  const { type, autoComplete, required, maxLength, pattern, malformed } = quotationFields[name];
  return (
    <FieldRow name={name} error={error}>
      <input
        id={name}
        name={name}
        type={type}
        dir="auto"
        autoComplete={autoComplete}
        required={required}
        maxLength={maxLength}
        pattern={pattern}
        title={malformed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        className="field w-full"
      />
    </FieldRow>
  );
}

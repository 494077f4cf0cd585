import { quotationFields, type TextFieldName } from "@/lib/quotation/fields";
import { FieldRow } from "./field-row";

type FormFieldProps = { name: TextFieldName; error: string | undefined };

/** A text field of the quotation form: the constraints are the ones that the server's schema is made from. */
export function FormField({ name, error }: FormFieldProps) {
  const { type, autoComplete, required, maxLength, pattern } = quotationFields[name];
  return (
    <FieldRow name={name} error={error}>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required={required}
        maxLength={maxLength}
        pattern={pattern}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        className="field w-full"
      />
    </FieldRow>
  );
}

import { type FocusEvent, type ReactNode, useState } from "react";
import { AlertSign } from "@/components/ui/icon";
import { type FormControl, isControl } from "@/lib/quotation/browser/validate-form";
import {
  type FieldProblems,
  lacksTopLevelDomain,
  type QuotationFieldName,
  quotationFields,
  HONEYPOT_FIELD,
  type TextFieldName,
  textFieldNames,
} from "@/lib/quotation/fields";

/** The text fields of a request. */
export function FormFields({ problems }: { problems: FieldProblems }) {
  return (
    <div className="grid gap-x-6 max-md:mt-4 max-md:gap-y-4 sm:max-md:grid-cols-2">
      {fieldOrder.map((name) => (
        <TextField key={name} name={name} problem={problems[name]} />
      ))}
      <div hidden>
        <label htmlFor={HONEYPOT_FIELD}>Leave this empty</label>
        <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}

/** The text fields in the order of the page: the required ones, then the others. */
const fieldOrder = [true, false].flatMap((required) =>
  textFieldNames.filter((name) => quotationFields[name].required === required),
);

/** What is wrong with an answer, below its control. */
export function Problem({ name, children }: { name: QuotationFieldName; children: ReactNode }) {
  return (
    <p
      id={`${name}-problem`}
      className="mt-1.5 flex gap-2 text-sm leading-snug text-balance text-warm max-md:mb-1"
    >
      <AlertSign className="mt-0.5 size-[16px]" />
      <span>{children}</span>
    </p>
  );
}

/** A ruled row: label, control, help or problem. */
export const rowClass =
  "grid content-start gap-x-6 gap-y-1 md:grid-cols-(--form-columns) md:border-b md:border-border md:py-2";
export const rowLabelClass = "leading-tight font-medium text-ink md:pt-3.5 md:text-compact";

type TextFieldProps = { name: TextFieldName; problem: string | undefined };

/** The constraints are those of the server's schema. There is no `maxlength`: browsers cut a pasted text silently. */
function TextField({ name, problem }: TextFieldProps) {
  const { label, hasLines, type, autoComplete, required, pattern, malformed, help } =
    quotationFields[name];
  const [hint, setHint] = useState<string>();
  const note = (!problem && hint) || help;
  const shared = {
    id: name,
    name,
    required,
    dir: "auto",
    "aria-invalid": problem ? true : undefined,
    "aria-describedby":
      [problem && `${name}-problem`, note && `${name}-help`].filter(Boolean).join(" ") || undefined,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<FormControl>) => {
      // Only when focus moves to another field: on a click the hint would shift the button from under the pointer.
      if (isControl(relatedTarget)) setHint(hintFor(name, currentTarget.value.trim()));
    },
    onInput: () => setHint(undefined),
  };
  return (
    <div className={`${rowClass} ${hasLines ? "sm:max-md:col-span-2" : ""}`}>
      <label htmlFor={name} className={rowLabelClass}>
        {label}
        {!required && <span className="font-normal text-muted md:max-lg:block"> optional</span>}
      </label>
      <div className="min-w-0">
        {hasLines ? (
          <textarea
            {...shared}
            rows={1}
            className="field block [field-sizing:content] max-h-[calc(5lh+22px)] w-full resize-none [scrollbar-width:thin] leading-normal [font:inherit]"
          />
        ) : (
          // Without script, browsers add the title to their own message.
          <input
            {...shared}
            {...{ type, autoComplete, pattern, title: malformed }}
            className="field w-full"
          />
        )}
        {note && (
          <p id={`${name}-help`} className="mt-1.25 text-label text-balance">
            {note}
          </p>
        )}
        {problem && <Problem name={name}>{problem}</Problem>}
      </div>
    </div>
  );
}

/** A question about an answer that is accepted but looks incomplete. */
function hintFor(name: TextFieldName, value: string): string | undefined {
  if (name === "company_email" && lacksTopLevelDomain(value)) {
    return "Is the address complete? It has no ending such as .com";
  }
  const digits = value.match(/\p{Nd}/gu) ?? [];
  if (name === "company_contact" && value && digits.length < 3) {
    return "Is this a number that we can call?";
  }
  return undefined;
}

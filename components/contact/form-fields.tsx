import { type FocusEvent, type ReactNode, useState } from "react";
import { AlertSign } from "@/components/ui/icon";
import {
  type FieldProblems,
  lacksTopLevelDomain,
  type QuotationFieldName,
  quotationFields,
  HONEYPOT_FIELD,
  type TextFieldName,
  textFieldNames,
} from "@/lib/quotation/fields";
import { type FormControl, isControl } from "@/lib/quotation/browser/validate-form";

/** The texts of a request: those that are required, then the others. */
export function FormFields({ problems }: { problems: FieldProblems }) {
  return (
    <div className="grid gap-x-6 max-md:gap-y-3 sm:max-md:grid-cols-2">
      {textsShown.map((name) => (
        <TextRow key={name} name={name} problem={problems[name]} />
      ))}
      <div hidden>
        <label htmlFor={HONEYPOT_FIELD}>Leave this empty</label>
        <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}

const isRequired = (name: TextFieldName) => quotationFields[name].required;
const textsShown = [
  ...textFieldNames.filter(isRequired),
  ...textFieldNames.filter((name) => !isRequired(name)),
];

/** In the order of the form, number first: it is what the page asks about, and what the estimate follows. */
export const shownFields = ["qty", ...textsShown] as const;

/** A ruled row: label, control, and what there is to say about it. The constraints are those of the server's schema. */
function TextRow({ name, problem }: { name: TextFieldName; problem: string | undefined }) {
  const { label, hasLines, type, autoComplete, required, maxLength, pattern, malformed, help } =
    quotationFields[name];
  const [isIncomplete, setIncomplete] = useState(false);
  const doubt =
    isIncomplete && !problem && "Is the address complete? It has no ending such as .com";
  const said = doubt || help;
  const shared = {
    id: name,
    name,
    required,
    maxLength,
    dir: "auto",
    "aria-invalid": problem ? true : undefined,
    "aria-describedby":
      [problem && `${name}-problem`, said && `${name}-help`].filter(Boolean).join(" ") || undefined,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<FormControl>) => {
      // Not on the way to the button, which would move away under a press that has begun.
      if (isControl(relatedTarget))
        setIncomplete(name === "company_email" && lacksTopLevelDomain(currentTarget.value.trim()));
    },
    onInput: () => setIncomplete(false),
  };
  return (
    <div
      className={`grid content-start gap-x-6 gap-y-1 md:grid-cols-[1fr_2fr] md:border-b md:border-border md:py-2.5 ${hasLines ? "sm:max-md:col-span-2" : ""}`}
    >
      <label
        htmlFor={name}
        className="leading-tight font-medium text-ink md:pt-3.5 md:text-compact"
      >
        {label}
        {!required && <span className="font-normal text-muted"> optional</span>}
      </label>
      <div className="min-w-0">
        {hasLines ? (
          <textarea
            {...shared}
            rows={1}
            className="field block [field-sizing:content] max-h-31 w-full resize-none [scrollbar-width:thin] leading-normal [font:inherit]"
          />
        ) : (
          // A browser on its own says `title` beside its words.
          <input
            {...shared}
            {...{ type, autoComplete, pattern, title: malformed }}
            className="field w-full"
          />
        )}
        {said && (
          <p id={`${name}-help`} className="mt-1.25 text-label">
            {said}
          </p>
        )}
        {problem && <Problem name={name}>{problem}</Problem>}
      </div>
    </div>
  );
}

/** What is wrong with an answer, below its control. */
export function Problem({ name, children }: { name: QuotationFieldName; children: ReactNode }) {
  return (
    <p id={`${name}-problem`} className="mt-1.5 flex gap-2 text-sm leading-snug text-warm">
      <AlertSign className="mt-0.5 size-[16px]" />
      {children}
    </p>
  );
}

import { type FocusEvent, type ReactNode, useState } from "react";
import { DeviceCountInput } from "@/components/ui/device-count-input";
import { AlertSign } from "@/components/ui/icon";
import { deviceCountProblem, formatPrice, MIN_DEVICES, yearlyTotal } from "@/lib/pricing";
import {
  type FieldProblems,
  lacksTopLevelDomain,
  normalizeText,
  type QuotationFieldName,
  quotationFields,
  HONEYPOT_FIELD,
  type TextFieldName,
  textFieldNames,
} from "@/lib/quotation/fields";

type FormFieldsProps = {
  /** The text of the device count. */
  qty: string;
  problems: FieldProblems;
};

/**
 * The device count, the text fields, and the honeypot. The browser keeps their values, and React never writes one, so
 * that it cannot overwrite what a password manager or a dictation program enters without an event.
 */
export function FormFields({ qty, problems }: FormFieldsProps) {
  return (
    <div className="grid gap-x-6 gap-y-4 sm:max-md:grid-cols-2 lg:gap-y-3">
      <Row name="qty" problem={problems.qty} isWide>
        <div className="flex flex-wrap items-center gap-x-4">
          <DeviceCountInput
            id="qty"
            name="qty"
            typed={qty}
            defaultValue={MIN_DEVICES}
            aria-invalid={problems.qty ? true : undefined}
            aria-describedby={problems.qty ? "qty-problem" : undefined}
            className="w-16 px-1"
          />
          {/* Small screens have no summary beside the form. */}
          {!deviceCountProblem(qty) && (
            <p className="needs-island min-w-min flex-1 leading-tight md:hidden">
              <b translate="no">{formatPrice(yearlyTotal(Number(qty)))}</b>{" "}
              <span className="inline-block text-label">a year</span>
            </p>
          )}
          <p className="mt-1.25 needs-island basis-full text-label md:hidden">
            List price. Your quotation is the offer.
          </p>
        </div>
      </Row>
      {textFieldNames.map((name) => (
        <TextField key={name} name={name} problem={problems[name]} />
      ))}
      <div hidden>
        <label htmlFor={HONEYPOT_FIELD}>Leave this empty</label>
        <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}

type TextFieldProps = { name: TextFieldName; problem: string | undefined };

/**
 * Its constraints match the rules of `fieldProblem`, except for the maximum length: with `maxlength`, browsers truncate
 * pasted text silently.
 */
function TextField({ name, problem }: TextFieldProps) {
  const { hasLines, type, autoComplete, required, pattern, malformed, help } =
    quotationFields[name];
  const [isIncomplete, setIncomplete] = useState(false);
  const note = !problem && isIncomplete ? INCOMPLETE : help;
  const shared = {
    id: name,
    name,
    required,
    dir: "auto",
    "aria-invalid": problem ? true : undefined,
    "aria-describedby":
      [problem && `${name}-problem`, note && `${name}-help`].filter(Boolean).join(" ") || undefined,
    onInput: () => setIncomplete(false),
    onBlur: ({ currentTarget: { value }, relatedTarget }: FocusEvent<{ value: string }>) => {
      // Only when the focus moves to another field. When the visitor clicks the button, a new hint would move it away
      // from the pointer.
      if (type === "email" && relatedTarget?.matches("input, textarea"))
        setIncomplete(lacksTopLevelDomain(normalizeText(name, value)));
    },
  };
  return (
    <Row name={name} problem={problem} isWide={hasLines}>
      {hasLines ? (
        <textarea
          {...shared}
          rows={1}
          className="field block [field-sizing:content] w-full resize-none [scrollbar-width:thin] leading-normal [font:inherit] not-print:max-h-[calc(5lh+22px)]"
        />
      ) : (
        // Without JavaScript, browsers append the title to their own validation message.
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
    </Row>
  );
}

type RowProps = {
  name: QuotationFieldName;
  problem: string | undefined;
  isWide: boolean;
  children: ReactNode;
};

/** The label, the control, and the validation message. */
function Row({ name, problem, isWide, children }: RowProps) {
  const { label, required } = quotationFields[name];
  return (
    <div
      className={`grid content-start gap-x-6 gap-y-1 md:grid-cols-(--form-columns) ${isWide ? "sm:max-md:col-span-2" : ""}`}
    >
      <label
        htmlFor={name}
        className="leading-tight font-medium text-ink md:pt-3.5 md:text-compact"
      >
        {label}
        {!required && <span className="font-normal text-muted md:max-lg:block"> optional</span>}
      </label>
      <div className="min-w-0">
        {children}
        {problem && (
          <p
            id={`${name}-problem`}
            className="mt-1.5 flex gap-2 text-base leading-snug text-balance text-warm max-md:mb-1 md:text-compact"
          >
            <AlertSign className="mt-0.5 size-[16px]" />
            <span>{problem}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** A question about an address that is valid but looks incomplete. */
const INCOMPLETE = "Is the address complete? It has no ending such as .com";

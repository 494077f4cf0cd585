import type { AriaAttributes, ReactNode } from "react";
import { AlertSign } from "@/components/ui/icon";
import { quotationFields, type QuotationFieldName } from "@/lib/quotation/fields";

type FieldRowProps = {
  name: QuotationFieldName;
  error: string | undefined;
  /** Draws the control, with what ties it to its label and to what is wrong with it. */
  children: (tied: { id: string; name: string } & AriaAttributes) => ReactNode;
};

/** A ruled row of the record sheet: label, control, and what is wrong with it. */
export function FieldRow({ name, error, children }: FieldRowProps) {
  const { label, required } = quotationFields[name];
  const fault = error && { "aria-invalid": true, "aria-describedby": `${name}-error` };
  return (
    <div className="grid content-start gap-y-1 sm:gap-y-2 md:grid-cols-6 md:content-center md:gap-x-6 md:gap-y-1.5 md:border-b md:border-border md:py-2.5">
      <label
        htmlFor={name}
        className="text-sm leading-[1.15] font-medium text-ink md:col-span-2 md:self-center"
      >
        {label}
        {!required && (
          <span className="block text-label font-normal sm:max-md:ml-1.25 sm:max-md:inline">
            {" "}
            optional
          </span>
        )}
      </label>
      <div className="min-w-0 md:col-span-4">{children({ id: name, name, ...fault })}</div>
      {error && (
        <Problem id={`${name}-error`} className="md:col-span-4 md:col-start-3">
          {error}
        </Problem>
      )}
    </div>
  );
}

type ProblemProps = { id?: string; className: string; children: ReactNode };

export function Problem({ id, className, children }: ProblemProps) {
  return (
    <p id={id} className={`flex gap-2 text-sm leading-snug text-warm ${className}`}>
      <AlertSign className="mt-1 size-[16px] md:mt-0.5" />
      {children}
    </p>
  );
}

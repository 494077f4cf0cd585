import type { AriaAttributes, ReactNode } from "react";
import { AlertSign } from "@/components/ui/icon";
import { quotationFields, type QuotationFieldName } from "@/lib/quotation/fields";

type FieldRowProps = {
  name: QuotationFieldName;
  problem: string | undefined;
  help?: ReactNode;
  /** Draws the control with what ties it to its label, to what helps with it and to what is wrong with it. */
  children: (tied: { id: string; name: string } & AriaAttributes) => ReactNode;
};

/** A ruled row of the record sheet: label, control, and what there is to say about it. */
export function FieldRow({ name, problem, help, children }: FieldRowProps) {
  const { label, required } = quotationFields[name];
  const described = [problem && `${name}-problem`, help && `${name}-help`].filter(Boolean);
  return (
    <div className="field-row">
      <label htmlFor={name}>
        {label}
        {!required && (
          <span className="text-label font-normal max-md:sr-only md:mt-0.5 md:block">
            {" "}
            optional
          </span>
        )}
      </label>
      <div className="min-w-0">
        {children({
          id: name,
          name,
          "aria-invalid": problem ? true : undefined,
          "aria-describedby": described.join(" ") || undefined,
        })}
        {help && (
          <p id={`${name}-help`} className="mt-1.25 text-label leading-[1.35]">
            {help}
          </p>
        )}
        {problem && (
          <p
            id={`${name}-problem`}
            className="mt-1.5 flex gap-2 text-sm leading-snug text-warm md:text-pretty"
          >
            <AlertSign className="mt-0.5 size-[16px]" />
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}

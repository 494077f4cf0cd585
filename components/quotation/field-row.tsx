import type { AriaAttributes, ReactNode } from "react";
import { AlertSign } from "@/components/ui/icon";
import { quotationFields, type QuotationFieldName } from "@/lib/quotation/fields";

/** What ties a control to its label, to what helps with it and to what is wrong with it. */
export type Tied = { id: string; name: string } & AriaAttributes;

type FieldRowProps = {
  name: QuotationFieldName;
  problem: string | undefined;
  help?: ReactNode;
  children: (tied: Tied) => ReactNode;
};

/** A ruled row of the record sheet: label, control, and what there is to say about it. */
export function FieldRow({ name, problem, help, children }: FieldRowProps) {
  return (
    <div className="field-row">
      <FieldLabel name={name} />
      <div className="min-w-0 md:col-span-4">
        {children(tiesOf(name, problem, Boolean(help)))}
        {help && (
          <p id={`${name}-help`} className="mt-1.25 text-label leading-[1.35]">
            {help}
          </p>
        )}
        <FieldProblem name={name} problem={problem} />
      </div>
    </div>
  );
}

export function FieldLabel({ name }: { name: QuotationFieldName }) {
  const { label, required } = quotationFields[name];
  return (
    <label htmlFor={name} className="leading-[1.15] font-medium text-ink md:text-sm">
      {label}
      {!required && (
        <span className="text-label font-normal max-md:sr-only md:mt-0.5 md:block"> optional</span>
      )}
    </label>
  );
}

export function tiesOf(name: QuotationFieldName, problem?: string, hasHelp = false): Tied {
  const described = [problem && `${name}-problem`, hasHelp && `${name}-help`].filter(Boolean);
  return {
    id: name,
    name,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": described.join(" ") || undefined,
  };
}

type FieldProblemProps = Pick<FieldRowProps, "name" | "problem">;

export function FieldProblem({ name, problem }: FieldProblemProps) {
  if (!problem) return null;
  return (
    <p
      id={`${name}-problem`}
      className="mt-1.5 flex gap-2 text-sm leading-snug text-warm md:text-pretty"
    >
      <AlertSign className="mt-0.5 size-[16px]" />
      {problem}
    </p>
  );
}

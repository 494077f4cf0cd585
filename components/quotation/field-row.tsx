import type { ReactNode } from "react";

type FieldRowProps = {
  name: string;
  label: string;
  isOptional?: boolean;
  error: string | undefined;
  children: ReactNode;
};

/** A ruled row of the record sheet: label, control, and what is wrong with it. */
export function FieldRow({ name, label, isOptional = false, error, children }: FieldRowProps) {
  return (
    <div className="grid border-b border-border py-3 md:grid-cols-6 md:gap-x-6">
      <label
        htmlFor={name}
        className={`flex items-baseline justify-between gap-2 py-2 text-[.9375rem] leading-tight font-medium text-ink md:col-span-2 md:block ${isOptional ? "md:py-1" : "md:py-3.5"}`}
      >
        {label}
        {isOptional && <span className="text-label font-normal md:block">optional</span>}
      </label>
      <div className="md:col-span-4">
        {children}
        {error && (
          <p
            id={`${name}-error`}
            className="mt-2 flex gap-2 text-[.9375rem] leading-snug text-warm"
          >
            <svg width="16" height="16" className="mt-0.5 shrink-0" aria-hidden="true">
              <path d="M8 1.5 15 14H1z" fill="none" stroke="currentColor" strokeWidth="1.5" />
              <path d="M8 6v4m0 1v1.5" stroke="currentColor" strokeWidth="1.5" />
            </svg>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

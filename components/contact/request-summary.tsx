import type { ReactNode } from "react";
import { deviceCountProblem, estimateFor, formatDeviceCount } from "@/lib/pricing";
import { quotationFields, textFieldNames } from "@/lib/quotation/fields";
import { toQuotation, type Values } from "@/lib/quotation/values";

type RequestSummaryProps = {
  title: string;
  /** The number may be invalid while the visitor types. */
  values: Values;
  className?: string;
  /** The reference of a request that is sent. Advice on the number of devices would come too late. */
  children?: ReactNode;
};

/** A request on perforated paper, with the answers that are given. */
export function RequestSummary({ title, values, className = "", children }: RequestSummaryProps) {
  const quotation = toQuotation(values);
  const { qty } = quotation;
  const estimate = deviceCountProblem(values.qty) ? undefined : estimateFor(qty);
  return (
    <section aria-label={title} className={`paper tractor-paper ${className}`}>
      <h2 className="text-heading">{title}</h2>
      {children}
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3 text-[clamp(1.5rem,2.6vw,2.5rem)] leading-tight tracking-[-.024em]">
        <b>{estimate ? formatDeviceCount(qty) : "– devices"}</b>{" "}
        <b translate="no">{estimate?.total ?? "MVR\u00a0–"}</b>
      </p>
      <p className="mt-2 border-t border-border pt-1.5 pb-2.5 text-right text-label text-balance wrap-anywhere">
        <span>
          {[estimate?.calculation, !children && estimate?.advice].filter(Boolean).join(". ")}
        </span>
        <span className="block">List price. Your quotation is the offer.</span>
      </p>
      <dl>
        {textFieldNames
          .filter((name) => quotation[name])
          .map((name) => (
            <div
              key={name}
              className="flex flex-wrap gap-x-2 border-t border-border py-1.75 text-base"
            >
              <dt className="w-[7.8rem] pt-px text-label">{quotationFields[name].shortLabel}</dt>
              <dd
                dir="auto"
                translate="no"
                className="max-w-full min-w-0 flex-[1_1_min-content] font-medium wrap-break-word whitespace-pre-line text-ink"
              >
                {quotation[name]}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

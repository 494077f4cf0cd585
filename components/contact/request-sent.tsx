import type { Ref } from "react";
import { SENT } from "@/lib/quotation/result";
import type { Values } from "@/lib/quotation/values";
import { phone, phoneUrl } from "@/lib/site";
import { RequestSummary } from "./request-summary";

type RequestSentProps = {
  /** A script of the static page replaces it. */
  reference: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Absent on the static page, because it is not stored. */
  values?: Values;
};

/** Confirms a sent request. It fills the window, so that the content below it starts out of view. */
export function RequestSent({ headingRef, values, ...props }: RequestSentProps) {
  const sheetClass = "tab:col-span-6 md:col-span-5";
  const reference = (
    <p data-reference className="mt-1 text-heading text-muted" suppressHydrationWarning>
      {props.reference}
    </p>
  );
  return (
    <section className="grid dawn not-print:min-h-[calc(100svh-56px)]">
      <div className="container-page grid w-full content-start items-start gap-x-6 gap-y-7 py-6 tab:grid-cols-12 tab:content-center">
        <div className="tab:col-span-6 md:col-span-7">
          <div role="status">
            <h1
              ref={headingRef}
              tabIndex={-1}
              className="text-display outline-none max-sm:text-[min(11.5vw,2.75rem)]"
            >
              {SENT}
            </h1>
          </div>
          <p className="mt-4 text-lead">
            We reply by e-mail. Something to add? Call{" "}
            <a href={phoneUrl} className="text-link whitespace-nowrap">
              {phone}
            </a>
            .
          </p>
          <p className="mt-5 actions print:hidden">
            <a href="/demo" className="button">
              Try the demo
            </a>
            {!values && (
              <a href="/contact-us" className="action-link">
                Get another quotation
              </a>
            )}
          </p>
        </div>
        {values ? (
          <RequestSummary title="What you sent" values={values} className={sheetClass}>
            {reference}
          </RequestSummary>
        ) : (
          <section className={`paper tractor-paper has-[p:empty]:hidden ${sheetClass}`}>
            <h2 className="text-heading">Your request</h2>
            {reference}
          </section>
        )}
      </div>
    </section>
  );
}

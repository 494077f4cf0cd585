import type { Ref } from "react";
import { facts } from "@/lib/facts";
import { phoneHref } from "@/lib/format";
import { SENT } from "@/lib/quotation/result";
import { RequestSummary } from "./request-summary";

type RequestSentProps = {
  phone: string;
  /** The address of an empty form. */
  formHref: string;
  headingRef?: Ref<HTMLHeadingElement>;
};

export const SENT_TITLE = "Request sent";

/** Confirms a sent request. `showSent` fills in the reference and the receipt. */
export function RequestSent({ phone, formHref, headingRef }: RequestSentProps) {
  return (
    // With a receipt the section fills the window, so that the content below it starts out of view.
    <div className="dawn grid not-print:has-[section:not([hidden])]:min-h-[calc(100svh-57px)] print:block">
      <div className="container-page grid w-full content-center items-start gap-x-6 gap-y-8 py-[clamp(28px,5vw,72px)] md:has-[section:not([hidden])]:grid-cols-2 print:block">
        <div>
          <div role="status">
            <h1
              ref={headingRef}
              tabIndex={-1}
              className="-ml-[.03em] text-[min(14vw,clamp(2.5rem,1.5rem+3.5vw,4.5rem))] leading-none tracking-[-.032em] outline-none [word-spacing:.05em]"
            >
              {SENT}
            </h1>
          </div>
          <p
            data-reference
            translate="no"
            className="mt-3.5 text-muted empty:hidden"
            suppressHydrationWarning
          >
            {""}
          </p>
          <p className="mt-3.5 hidden text-muted no-js:block">
            Your reference is at the end of this page’s address: TG and eight characters.
          </p>
          <p className="mt-6 text-lead">
            We reply by e-mail{facts.replyTime && ` within ${facts.replyTime}`}. Something to add?
            Call{" "}
            <a href={phoneHref(phone)} className="text-link whitespace-nowrap">
              {phone}
            </a>
            .
          </p>
          <p className="mt-6 actions print:hidden">
            <a href="/demo" className="button">
              Try the demo
            </a>
            <a href={formHref} className="action-link">
              Get another quotation
            </a>
          </p>
        </div>
        <RequestSummary label="What you sent" className="request-paper print:mt-6" />
      </div>
    </div>
  );
}

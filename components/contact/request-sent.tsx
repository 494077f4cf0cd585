import type { Ref } from "react";
import { facts } from "@/lib/facts";
import { phoneHref } from "@/lib/format";
import { SENT } from "@/lib/quotation/result";
import type { Receipt } from "./receipt";
import { RequestSummary } from "./request-summary";

type RequestSentProps = {
  reference?: string;
  /** Absent on the static page, where `showResult` fills in the receipt that this tab has kept. */
  receipt?: Receipt;
  phone: string;
  messageRef?: Ref<HTMLHeadingElement>;
};

export const SENT_TITLE = "Request sent";

/** Confirms a sent request, above an empty form. */
export function RequestSent({ reference, receipt, phone, messageRef }: RequestSentProps) {
  return (
    // Once sent it fills the window: the form below it moves out of sight.
    <div
      className={`dawn grid print:block ${receipt ? "min-h-[calc(100svh-57px)] print:min-h-0" : ""}`}
    >
      <div className="container-page grid w-full content-start items-start gap-x-6 gap-y-8 py-[clamp(28px,5vw,72px)] tab:content-center md:has-[section:not([hidden])]:grid-cols-2 print:block">
        <div>
          <div role="status">
            <h1
              ref={messageRef}
              tabIndex={-1}
              className="-ml-[.03em] text-[min(14vw,clamp(2.5rem,1.5rem+3.5vw,4.5rem))] leading-none tracking-[-.032em] outline-none [word-spacing:.05em]"
            >
              {SENT}
            </h1>
          </div>
          <p
            data-reference="Reference "
            translate="no"
            className="mt-3.5 text-muted empty:hidden"
            suppressHydrationWarning
          >
            {reference ? `Reference ${reference}` : ""}
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
            <a href="#quotation" className="action-link">
              Get another quotation
            </a>
          </p>
        </div>
        <RequestSummary label="What you sent" receipt={receipt} className="print:mt-6" />
      </div>
    </div>
  );
}

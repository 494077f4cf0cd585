import type { Ref } from "react";
import { facts } from "@/lib/facts";
import { phoneHref } from "@/lib/format";
import { SENT } from "@/lib/quotation/result";
import { type Receipt, receiptRows } from "./receipt";
import { RequestSummary } from "./request-summary";

type RequestSentProps = {
  reference?: string;
  /** Absent on the static page, where `showResult` fills in the receipt that this tab has kept. */
  receipt?: Receipt;
  phone: string;
  messageRef?: Ref<HTMLHeadingElement>;
};

export const SENT_TITLE = "Request sent";

/** Confirms a sent request: in place of the form, and on a page of its own. */
export function RequestSent({ reference, receipt, phone, messageRef }: RequestSentProps) {
  return (
    // In place of the form it fills the window: the footer moves out of sight, not up the screen.
    <div
      className={`outcome dawn grid print:block ${receipt ? "min-h-[calc(100svh-57px)] print:min-h-0" : ""}`}
    >
      <div className="container-page grid w-full content-start items-start gap-x-6 gap-y-8 py-[clamp(28px,5vw,72px)] tab:content-center md:grid-cols-2 print:block">
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
            {reference && `Reference ${reference}`}
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
            <a href="/contact-us" className="action-link">
              Get another quotation
            </a>
          </p>
        </div>
        <ReceiptPaper receipt={receipt} />
      </div>
    </div>
  );
}

function ReceiptPaper({ receipt }: { receipt: Receipt | undefined }) {
  const text = (name: string) => ({
    "data-receipt": name,
    children: receipt?.[name] ?? "\u00a0",
    suppressHydrationWarning: true,
  });
  return (
    <section
      aria-label="What you sent"
      hidden={!receipt}
      suppressHydrationWarning
      className="print:mt-6"
    >
      <RequestSummary
        number={
          <p className="text-heading text-ink">
            <b className="text-[3.25rem] leading-none tracking-[-.03em]" {...text("qty")} />{" "}
            <span {...text("unit")} />
          </p>
        }
        total={<b {...text("total")} />}
        note={<p className="text-right text-label" {...text("calculation")} />}
      >
        <dl>
          {receiptRows.map((row) => (
            <div
              key={row}
              className="grid grid-cols-[6.6rem_1fr] items-baseline gap-x-3 border-t border-border py-1.75 text-base"
            >
              <dt className="text-label">{row}</dt>
              <dd
                dir="auto"
                className="font-medium wrap-anywhere whitespace-pre-line text-ink"
                {...text(row)}
              />
            </div>
          ))}
        </dl>
      </RequestSummary>
    </section>
  );
}

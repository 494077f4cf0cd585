import type { Ref } from "react";
import { phoneHref } from "@/lib/format";
import { facts as owners } from "@/lib/facts";
import { SENT } from "@/lib/quotation/outcomes";
import { Outcome } from "./outcome";
import { type ReceiptFacts, receiptRows } from "./receipt";
import { Slip } from "./slip";

type RequestSentProps = {
  reference?: string;
  /** Left out where `showResult` fills in what this tab still knows. */
  facts?: ReceiptFacts;
  phone: string;
  messageRef?: Ref<HTMLHeadingElement>;
};

/** That the request was sent, and its receipt. */
export function RequestSent({ reference, facts, phone, messageRef }: RequestSentProps) {
  const place = (name: string) => ({
    "data-sent": name,
    children: facts?.[name] ?? " ",
    suppressHydrationWarning: true,
  });
  const receipt = (
    <section
      aria-label="What you sent"
      data-receipt={facts ? "shown" : ""}
      suppressHydrationWarning
      className="hidden data-[receipt=shown]:block print:mt-6"
    >
      <Slip
        devices={Number(facts?.qty ?? 1)}
        number={
          <p className="text-heading text-ink">
            <b className="text-[3.25rem] leading-none tracking-[-.03em]" {...place("qty")} />{" "}
            <span {...place("unit")} />
          </p>
        }
        price={
          <p>
            <b className="block text-heading" {...place("total")} />
            <span {...place("sum")} />
          </p>
        }
      >
        <dl>
          {receiptRows.map((row) => (
            <div
              key={row}
              className="grid grid-cols-[6.6rem_1fr] items-baseline gap-x-3 border-t border-border py-1.75"
            >
              <dt className="text-label">{row}</dt>
              <dd
                dir="auto"
                className="font-medium wrap-anywhere whitespace-pre-line text-ink"
                {...place(row)}
              />
            </div>
          ))}
        </dl>
      </Slip>
    </section>
  );
  return (
    <div className="dawn">
      <Outcome message={SENT} messageRef={messageRef} role="status" aside={receipt}>
        <p data-reference="Reference " className="mt-3.5 text-muted" suppressHydrationWarning>
          {reference ? `Reference ${reference}` : " "}
        </p>
        <p className="mt-3.5 hidden text-muted noscript:block">
          Your reference is at the end of this page’s address: TG and eight characters.
        </p>
        <p className="mt-6 text-lead">
          We reply by e-mail{owners.replyTime && ` within ${owners.replyTime}`}. Something to add?
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
      </Outcome>
    </div>
  );
}

import type { Ref } from "react";
import { facts } from "@/lib/facts";
import { phoneHref } from "@/lib/format";
import { SENT } from "@/lib/quotation/result";

type RequestSentProps = {
  phone: string;
  /** Absent on a static page, where `showReference` fills it in. */
  reference?: string;
  headingRef?: Ref<HTMLHeadingElement>;
};

export const SENT_TITLE = "Request sent";

/** Confirms a sent request. */
export function RequestSent({ phone, reference, headingRef }: RequestSentProps) {
  return (
    <div className="tab:col-span-6 md:col-span-7">
      <div role="status">
        <h1
          ref={headingRef}
          tabIndex={-1}
          className="text-display outline-none max-sm:text-[min(12.5vw,2.75rem)]"
        >
          {SENT}
        </h1>
      </div>
      <p className="mt-5 text-lead">
        We reply by e-mail{facts.replyTime && ` within ${facts.replyTime}`}. Something to add? Call{" "}
        <a href={phoneHref(phone)} className="text-link whitespace-nowrap">
          {phone}
        </a>
        .
      </p>
      <p
        data-reference
        translate="no"
        className="mt-2 text-muted empty:hidden"
        suppressHydrationWarning
      >
        {reference ? `Reference ${reference}` : ""}
      </p>
      <p className="mt-2 hidden text-muted no-js:block">
        Your reference is at the end of this page’s address: TG and eight characters.
      </p>
    </div>
  );
}

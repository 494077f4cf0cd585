import { useLayoutEffect, useRef } from "react";
import { keepInTab } from "@/lib/quotation/browser/tab-storage";
import type { Quotation } from "@/lib/quotation/fields";
import { SENT } from "@/lib/quotation/outcomes";
import { NextSteps, outcomeGrid, receivedSteps } from "./next-steps";
import { Receipt, receiptFacts } from "./receipt";

type RequestSentProps = {
  /** Undefined until a request was sent. The status region is drawn even then: only one that is there is announced. */
  sent: { quotation: Quotation; reference?: string } | undefined;
  phone: string;
};

/**
 * That the request was sent, what was sent and what comes next. It takes the page's place as new elements, so that
 * nothing that is seen moves. The address becomes that of the page which says the same: a reload shows it again.
 */
export function RequestSent({ sent, phone }: RequestSentProps) {
  const messageRef = useRef<HTMLDivElement>(null);

  // Before the next frame, in which the page would still be scrolled to the form.
  useLayoutEffect(() => {
    if (!sent) return;
    const { quotation, reference } = sent;
    const formAddress = location.href;
    keepInTab("receipt", { reference, facts: receiptFacts(quotation) });
    history.replaceState(null, "", `/contact-us/sent${reference ? `?ref=${reference}` : ""}`);
    messageRef.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
    return () => history.replaceState(null, "", formAddress);
  }, [sent]);

  return (
    <div className={sent && `col-span-full min-h-[calc(100svh-128px)] ${outcomeGrid}`}>
      <div className={sent && "md:col-span-6"}>
        <div ref={messageRef} role="status" tabIndex={-1}>
          {sent && (
            <>
              <h1 className="text-outcome">{SENT}</h1>
              {sent.reference && <p className="mt-4 text-muted">Reference {sent.reference}</p>}
            </>
          )}
        </div>
        {sent && (
          <div className="print:hidden">
            <NextSteps
              name="What happens next"
              steps={receivedSteps(<b className="wrap-anywhere">{sent.quotation.company_email}</b>)}
              callUs="Something to add? Call us."
              className="mt-[clamp(26px,3vw,44px)]"
              phone={phone}
            />
            <p className="mt-5.5 max-sm:grid">
              <a href="/demo" className="button min-h-13">
                Try the demo
              </a>
            </p>
          </div>
        )}
      </div>
      {sent && <Receipt facts={receiptFacts(sent.quotation)} />}
    </div>
  );
}

import { useLayoutEffect, useRef } from "react";
import type { Quotation } from "@/lib/quotation/fields";
import { SENT } from "@/lib/quotation/outcomes";
import { NextSteps, receivedSteps } from "./next-steps";
import { keepReceipt } from "./receipt";
import { Slip, slipFacts } from "./slip";

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
    const sky = messageRef.current?.closest("[data-sky]");
    keepReceipt(quotation, reference);
    history.replaceState(null, "", `/contact-us/sent${reference ? `?ref=${reference}` : ""}`);
    sky?.classList.add("morning");
    messageRef.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
    return () => {
      sky?.classList.remove("morning");
      history.replaceState(null, "", formAddress);
    };
  }, [sent]);

  return (
    <div className={sent && "outcome col-span-full"}>
      <div className={sent && "md:col-span-6"}>
        <div ref={messageRef} role="status" tabIndex={-1}>
          {sent && (
            <>
              <h1 className="text-outcome">{SENT}</h1>
              {sent.reference && (
                <p className="mt-3.5 text-muted">
                  Reference <b>{sent.reference}</b>
                </p>
              )}
            </>
          )}
        </div>
        {sent && (
          <div className="print:hidden">
            <NextSteps
              name="What happens next"
              steps={receivedSteps(<b className="wrap-anywhere">{sent.quotation.company_email}</b>)}
              callUs="Something to add? Call us."
              className="mt-[clamp(24px,3vw,44px)]"
              phone={phone}
            />
            <p className="mt-5 max-sm:grid">
              <a href="/demo" className="button min-h-13">
                Try the demo
              </a>
            </p>
          </div>
        )}
      </div>
      {sent && (
        <section
          aria-labelledby="slip"
          data-receipt="shown"
          className="md:col-span-5 md:col-start-8 md:mt-2"
        >
          <Slip
            title="What you sent"
            note={sent.reference ?? "Sent"}
            facts={slipFacts(sent.quotation)}
          />
        </section>
      )}
    </div>
  );
}

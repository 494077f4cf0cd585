import { useLayoutEffect, useRef } from "react";
import type { Quotation } from "@/lib/quotation/fields";
import { SENT } from "@/lib/quotation/outcomes";
import { keepReceipt } from "./receipt";
import { SentDetails } from "./sent-details";

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
        <SentDetails {...sent} phone={phone}>
          <a href="/demo" className="button">
            Try the demo
          </a>
        </SentDetails>
      )}
    </div>
  );
}

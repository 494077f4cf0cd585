import { type ReactNode, useEffect, useRef } from "react";
import { cheaperAdvice, formatPrice, planFor, yearlyTotal } from "@/lib/pricing";
import type { Quotation } from "@/lib/quotation/fields";
import { RECEIVED, receivedSteps, SENT } from "@/lib/quotation/outcomes";
import { NextSteps } from "./next-steps";
import { type OutcomeNight, OutcomeTrace } from "./outcome-trace";

type RequestSentProps = {
  /** Nothing has been sent yet without it; the status region is there all the same, so that it is announced. */
  sent: { quotation: Quotation; reference?: string } | undefined;
  night: OutcomeNight;
  phone: string;
  phoneHref: string;
};

/**
 * Above the emptied form: that the request was sent, what was asked and what it would cost. Fills a phone's screen. It
 * takes the page's place as new elements, so that nothing that is seen moves.
 */
export function RequestSent({ sent, night, phone, phoneHref }: RequestSentProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const messageRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!sent) return;
    messageRef.current?.focus({ preventScroll: true });
    panelRef.current?.scrollIntoView();
  }, [sent]);

  return (
    <>
      {sent && (
        <div className="col-span-5 row-start-1 max-md:hidden">
          <h1 className="text-display">{RECEIVED}</h1>
          <NextSteps
            steps={receivedSteps}
            callUs="Something to add? Call us"
            phone={phone}
            phoneHref={phoneHref}
            className="mt-10"
          />
        </div>
      )}
      <div
        ref={panelRef}
        data-sent={sent && ""}
        className={
          sent &&
          "col-span-full flex flex-col overflow-hidden bg-surface max-md:-mx-(--margin) max-md:-mt-0.5 max-md:mb-10 max-md:-scroll-mt-6 max-sm:min-h-svh md:col-span-6 md:col-start-7 md:row-start-1 md:border-t-2 md:border-cold md:max-lg:col-span-7 md:max-lg:col-start-6"
        }
      >
        {sent && (
          <OutcomeTrace
            night={night}
            outcome="success"
            className="min-h-40 w-[calc(100%-var(--margin)-5px)] flex-1 md:hidden"
          />
        )}
        <div className={sent && "px-(--margin) pt-6 pb-10 md:px-7 md:py-8"}>
          {/* The page's own headline gives way to it on a phone. */}
          {sent && <h1 className="text-title md:hidden">{RECEIVED}</h1>}
          <div ref={messageRef} role="status" tabIndex={-1}>
            {sent && (
              <>
                <p className="text-sent text-balance max-md:mt-1.5">{SENT}</p>
                {sent.reference && (
                  <p className="mt-2 text-sm text-muted">Reference {sent.reference}</p>
                )}
              </>
            )}
          </div>
          {sent && (
            <>
              <Receipt {...sent.quotation} />
              <p className="mt-6 flex items-center gap-x-6 gap-y-2 max-sm:flex-col max-sm:items-stretch">
                <a href="/demo" className="button">
                  Try the demo
                </a>
                <a
                  href={phoneHref}
                  className="flex min-h-12 items-center justify-center button-outline px-5 font-medium md:hidden"
                >
                  Call {phone}
                </a>
                {/* A tablet's screen shows where the form begins. */}
                <a
                  href="#form"
                  className="action-link self-start sm:max-md:[@media(height>=45rem)]:hidden"
                >
                  Send another request
                </a>
              </p>
            </>
          )}
        </div>
      </div>
      {/* Where there is room, under all that was said of the request. */}
      {sent && (
        <OutcomeTrace
          night={night}
          outcome="success"
          className="col-span-full row-start-2 my-[clamp(32px,4vw,56px)] -ml-(--gutter) h-[clamp(200px,20vw,360px)] w-[calc(100%+var(--gutter)-5px)] max-md:hidden"
        />
      )}
    </>
  );
}

function Receipt({ qty, company_email }: Quotation) {
  const { title, annually } = planFor(qty);
  return (
    <dl className="mt-5 border-t border-border">
      <Row term="Devices">{qty}</Row>
      <Row term="Plan">
        {title}, {qty} × {formatPrice(annually)}
      </Row>
      <Row term="Our reply goes to">{company_email}</Row>
      <Row term="Estimate" className="text-heading font-medium">
        {formatPrice(yearlyTotal(qty))} a year
        <span className="block text-label font-normal tracking-normal [word-spacing:normal]">
          {cheaperAdvice(qty)}
        </span>
      </Row>
    </dl>
  );
}

type RowProps = { term: string; className?: string; children: ReactNode };

function Row({ term, className = "font-medium", children }: RowProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-3 border-b border-border py-2.5">
      <dt className="text-sm">{term}</dt>
      <dd className={`min-w-0 text-right break-words text-ink ${className}`}>{children}</dd>
    </div>
  );
}

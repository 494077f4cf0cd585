"use client";

import { QUOTATION_ENDPOINT } from "@/lib/quotation/result";
import { problemSummary } from "@/lib/quotation/values";
import { phone, phoneUrl } from "@/lib/site";
import { FormFields } from "./form-fields";
import { FormMessage, NOTE_ID } from "./form-message";
import { RequestSent } from "./request-sent";
import { RequestSummary } from "./request-summary";
import { SendingOverlay } from "./sending-overlay";
import { useQuotationRequest } from "./use-quotation-request";

/** The quotation form and a summary of its values. After a successful submit, the message stands above an empty form. */
export function QuotationForm() {
  const { state, formNumber, values, problems, formRef, headingRef, ...actions } =
    useQuotationRequest();
  const sent = state.status === "sent" ? state : undefined;

  return (
    <>
      {sent && <RequestSent headingRef={headingRef} {...sent} />}
      <div
        key={formNumber}
        id="quotation"
        className={`container-page grid gap-x-6 gap-y-5 pt-6 pb-12 tab:grid-cols-12 md:gap-y-7 md:pt-[clamp(28px,3.2vw,52px)] md:pb-14 lg:pb-2 ${sent ? "print:hidden" : ""}`}
      >
        {sent ? (
          <h2 className="col-span-full mt-8 text-title">Get another quotation</h2>
        ) : (
          <>
            <h1 className="text-display tab:col-span-6 md:col-span-7">Contact Us</h1>
            <p className="text-lead tab:col-span-6 tab:self-end md:col-span-5">
              Call us, or use the form. <br />
              <a
                href={phoneUrl}
                className="inline-flex min-h-11 items-center text-[min(10vw,1.75rem)] leading-tight font-medium tracking-[-.02em] whitespace-nowrap text-ink"
              >
                {phone}
              </a>
            </p>
          </>
        )}
        <form
          ref={formRef}
          action={QUOTATION_ENDPOINT}
          method="post"
          onInput={actions.handleInput}
          onSubmit={actions.handleSubmit}
          className="col-span-full [--form-columns:9rem_1fr] md:col-span-7 md:mr-8 md:border-t-2 md:border-ink md:pt-4 lg:[--form-columns:14rem_1fr]"
        >
          <FormFields qty={values.qty} problems={problems} />
          <div className="mt-5 grid gap-x-6 md:grid-cols-(--form-columns)">
            <div className="md:col-start-2">
              <button
                type="submit"
                aria-describedby={state.status === "failed" ? undefined : NOTE_ID}
                className={`w-full sm:w-auto ${sent ? "button-size button-outline" : "button"}`}
              >
                Get a quotation
              </button>
              <FormMessage
                failure={state.status === "failed" ? state.error : undefined}
                summary={problemSummary(problems)}
                isCancelled={state.status === "idle" && Boolean(state.isCancelled)}
              >
                <NextSteps className="mt-7 md:hidden" />
              </FormMessage>
            </div>
          </div>
        </form>
        <div className="sticky top-7 col-span-5 self-start max-md:hidden">
          <RequestSummary
            title="Your request"
            values={values}
            className="needs-island [&_dd]:line-clamp-4"
          />
          <NextSteps className="mt-9" />
        </div>
        {state.status === "sending" && <SendingOverlay onCancel={actions.cancel} />}
      </div>
    </>
  );
}

function NextSteps({ className }: { className: string }) {
  return (
    <div className={className}>
      <h2 className="text-heading text-ink">What happens next</h2>
      <ol className="mt-3 grid list-decimal gap-1.5 pl-5 text-base text-body">
        <li>Your request reaches us by e-mail.</li>
        <li>This page shows your reference number.</li>
        <li>We reply to your e-mail address with a quotation.</li>
      </ol>
    </div>
  );
}

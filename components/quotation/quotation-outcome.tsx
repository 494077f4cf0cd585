import type { Ref } from "react";

export type FormState =
  | { status: "idle" }
  | { status: "sending" }
  | { status: "success"; reference?: string }
  | { status: "error" };

type QuotationOutcomeProps = {
  state: FormState;
  messageRef: Ref<HTMLParagraphElement>;
  phone: string;
  phoneHref: string;
};

/** What became of the request, below the form. The status region is there from the start, so that it is announced. */
export function QuotationOutcome({ state, messageRef, phone, phoneHref }: QuotationOutcomeProps) {
  return (
    <>
      <p
        ref={messageRef}
        role="status"
        tabIndex={-1}
        className={
          state.status === "success"
            ? "mt-6 border-l-2 border-cold bg-band px-5 py-4 font-medium text-ink"
            : undefined
        }
      >
        {state.status === "success" && (
          <>
            Your request was sent successfully
            {state.reference && (
              <span className="block text-label font-normal">Reference {state.reference}</span>
            )}
          </>
        )}
      </p>
      {state.status === "error" && (
        <div role="alert" className="mt-6 border-l-2 border-warm bg-surface px-5 py-4">
          <p className="font-medium text-warm">
            An error occured when trying to send your request. Please try again later.
          </p>
          <p className="mt-1 text-[.9375rem]">
            Your answers are still here. You can also call{" "}
            <a href={phoneHref} className="text-link whitespace-nowrap">
              {phone}
            </a>
            .
          </p>
        </div>
      )}
    </>
  );
}

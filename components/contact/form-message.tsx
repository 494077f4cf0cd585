import { AlertSign } from "@/components/ui/icon";
import { phoneHref } from "@/lib/format";
import { NextSteps } from "./next-steps";
import { failureReasons, NOT_SENT } from "@/lib/quotation/result";

type FormMessageProps = {
  /** The error code of the last request. */
  failure: string | undefined;
  /** States how many answers are missing or invalid. */
  summary: string | undefined;
  /** Whether the result of a posted request is unknown. */
  wasPosted: boolean;
  phone: string;
};

/** The message below the submit button. Its minimum height keeps the footer in place when the message changes. */
export function FormMessage({ failure, summary, wasPosted, phone }: FormMessageProps) {
  return (
    <div className="min-h-64 pt-3 text-label max-[24rem]:min-h-76 md:min-h-44">
      {failure ? (
        <div
          role="alert"
          tabIndex={-1}
          className="rounded-[6px] border border-warm bg-surface px-4 py-3.5 text-base text-body md:text-compact"
        >
          <p className="flex gap-2.5 text-heading font-medium text-ink">
            <AlertSign className="mt-0.75 size-5 text-warm" />
            <span>{titles[failure] ?? "Not sent."}</span>
          </p>{" "}
          <p className="mt-1.5 ml-7.5 text-balance text-ink">{NOT_SENT}</p>{" "}
          <p className="mt-1 ml-7.5 text-pretty">
            <span>{summary ?? reasons[failure]}</span>{" "}
            <span className="whitespace-nowrap">
              Or call{" "}
              <a href={phoneHref(phone)} translate="no" className="text-link">
                {phone}
              </a>
              .
            </span>
          </p>
        </div>
      ) : (
        <>
          {summary && (
            <p className="flex gap-2.5 pb-1 text-base leading-snug font-medium text-ink">
              <AlertSign className="mt-0.75 size-[16px] text-warm" />
              <span>{summary}</span>
            </p>
          )}
          <p id={NOTE_ID}>
            {wasPosted ? (
              <span key="posted">
                {`Your request may already have been sent. ${SAFE_TO_REPEAT}`}
              </span>
            ) : (
              <span key="privacy">
                We ask only what a quotation needs.{" "}
                <a href="/privacy" className="-my-3 inline-block py-3 underline underline-offset-4">
                  What happens to your answers
                </a>
              </span>
            )}
          </p>
          <NextSteps className="mt-7 pb-8 md:hidden" />
        </>
      )}
    </div>
  );
}

/** The note describes the submit button, so that screen readers read it when Cancel moves the focus to the button. */
export const NOTE_ID = "note";

const titles: Partial<Record<string, string>> = {
  offline: "You were offline.",
  no_answer: "No answer came back.",
};

const SAFE_TO_REPEAT = "Sending it again unchanged will not create a second request.";

const reasons: Partial<Record<string, string>> = {
  ...failureReasons,
  offline: SAFE_TO_REPEAT,
  no_answer: `Your request may have arrived. ${SAFE_TO_REPEAT}`,
};

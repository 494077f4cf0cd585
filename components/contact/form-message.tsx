import type { ReactNode } from "react";
import { AlertSign } from "@/components/ui/icon";
import { failureReasons, NOT_SENT, SAFE_TO_REPEAT } from "@/lib/quotation/result";
import { phone, phoneUrl } from "@/lib/site";

type FormMessageProps = {
  /** The error code of the last request. */
  failure: string | undefined;
  /** States how many answers are missing or invalid. */
  summary: string | undefined;
  /** Whether the visitor has cancelled the last request. */
  isCancelled: boolean;
  /** Stands below the note. An error message takes its place. */
  children: ReactNode;
};

/** The message below the submit button. Its minimum height keeps the footer in place when the message changes. */
export function FormMessage(props: FormMessageProps) {
  const { failure, summary, isCancelled, children } = props;
  return (
    <div className="min-h-62 pt-3 text-label md:min-h-52 lg:min-h-38">
      {failure ? (
        <div
          role="alert"
          tabIndex={-1}
          className="rounded-[6px] border border-warm bg-surface px-4 py-3.5 text-base text-body md:text-compact"
        >
          <p className="flex gap-2.5 text-heading font-medium text-balance text-ink">
            <AlertSign className="mt-0.75 size-5 text-warm" />
            <span>{NOT_SENT}</span>
          </p>{" "}
          <p className="mt-1.5 text-pretty">
            <span>{summary ?? reasons[failure] ?? SAFE_TO_REPEAT}</span>{" "}
            <span className="whitespace-nowrap">
              Or call{" "}
              <a href={phoneUrl} translate="no" className="text-link">
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
            {isCancelled ? (
              <span key="cancelled">{`Your request may already have been sent. ${SAFE_TO_REPEAT}`}</span>
            ) : (
              <span key="privacy">
                We ask only what a quotation needs.{" "}
                <a href="/privacy" className="-my-3 inline-block py-3 underline underline-offset-4">
                  What happens to your answers
                </a>
              </span>
            )}
          </p>
          {children}
        </>
      )}
    </div>
  );
}

/** The note describes the submit button, so that screen readers read it when Cancel moves the focus to the button. */
export const NOTE_ID = "note";

const reasons: Partial<Record<string, string>> = failureReasons;

import { AlertSign } from "@/components/ui/icon";
import { phoneHref } from "@/lib/format";
import type { FieldProblems } from "@/lib/quotation/fields";
import { MAY_HAVE_GONE_OUT, NOT_SENT, OFFLINE, problemSummary } from "@/lib/quotation/outcomes";

type FormFooterProps = {
  problems: FieldProblems;
  error: { isOffline: boolean } | undefined;
  mayHaveGoneOut: boolean;
  phone: string;
};

/** The button, and below it one place for the answer to a press: of the same height in each state. */
export function FormFooter({ problems, error, mayHaveGoneOut, phone }: FormFooterProps) {
  const wrong = [error && NOT_SENT, problemSummary(problems), error?.isOffline && OFFLINE];
  const answer = wrong.filter(Boolean).join(" ");
  return (
    <div data-failed={error && ""} className="form-foot">
      <button
        type="submit"
        aria-describedby={mayHaveGoneOut ? CAUTION_ID : undefined}
        className="button"
      >
        Get a quotation
      </button>
      {answer ? (
        <p
          key={error ? "error" : "summary"}
          {...(error && { ref: bringIntoSight, role: "alert", tabIndex: -1 })}
          className="form-answer form-problem"
        >
          <AlertSign className="size-[16px]" />
          {answer}
        </p>
      ) : (
        <p id={CAUTION_ID} className="form-answer form-note">
          {mayHaveGoneOut ? (
            MAY_HAVE_GONE_OUT
          ) : (
            <>
              Only what a quotation needs. See{" "}
              <a href="/privacy" className="underline underline-offset-4 hover:text-ink">
                privacy
              </a>
              .
            </>
          )}
        </p>
      )}
      <p className="form-call">
        Or call <a href={phoneHref(phone)}>{phone}</a>
      </p>
    </div>
  );
}

function bringIntoSight(alert: HTMLElement | null) {
  // Where the server has refused fields, the first of them has the focus already.
  if (!alert?.closest("form")?.querySelector("[aria-invalid]"))
    alert?.focus({ preventScroll: true });
  alert?.scrollIntoView({ block: "nearest" });
}

/** Read with the button, to which the focus returns. */
const CAUTION_ID = "caution";

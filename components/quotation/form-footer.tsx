import { AlertSign } from "@/components/ui/icon";
import { phoneHref } from "@/lib/format";
import {
  type FieldProblems,
  fieldNames,
  isTextField,
  quotationFields,
} from "@/lib/quotation/fields";
import { NOT_SENT } from "@/lib/quotation/outcomes";

type FormFooterProps = {
  problems: FieldProblems;
  error: { isOffline: boolean } | undefined;
  mayHaveGoneOut: boolean;
  phone: string;
};

/** The button, and below it one place for the answer to a press: of the same height in each state. */
export function FormFooter({ problems, error, mayHaveGoneOut, phone }: FormFooterProps) {
  const summary = summaryOf(problems);
  return (
    <div className="form-foot">
      <button
        type="submit"
        aria-describedby={mayHaveGoneOut ? CAUTION_ID : undefined}
        className="button min-h-13"
      >
        Get a quotation
      </button>
      <div data-failed={error ? "" : undefined} className="form-answer">
        {error ? (
          <p ref={bringIntoSight} role="alert" tabIndex={-1} className="form-problem">
            <AlertSign className="mt-1 size-[16px]" />
            <span>
              {NOT_SENT}
              {summary && ` ${summary}`}
              {error.isOffline && " You are offline."}
            </span>
          </p>
        ) : summary ? (
          <p className="form-problem">
            <AlertSign className="mt-1 size-[16px]" />
            {summary}
          </p>
        ) : (
          <p id={CAUTION_ID} className="form-note">
            {mayHaveGoneOut ? (
              "It may already have gone out. Sent again unchanged, it reaches us only once."
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

/** `3 answers are missing.`, or which need another look. */
function summaryOf(problems: FieldProblems): string | undefined {
  const names = fieldNames.filter((name) => problems[name]);
  if (names.length === 0) return undefined;
  const areMissing = names.every(
    (name) => isTextField(name) && problems[name] === quotationFields[name].missing,
  );
  if (areMissing)
    return names.length === 1 ? "One answer is missing." : `${names.length} answers are missing.`;
  const labels = names.map((name) => quotationFields[name].label);
  return `${list.format(labels)} ${names.length === 1 ? "needs" : "need"} another look.`;
}

const list = new Intl.ListFormat("en-GB");

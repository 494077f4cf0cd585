import { PhoneNumber } from "@/components/ui/phone-number";
import { phoneHref } from "@/lib/format";
import {
  type FieldProblems,
  fieldNames,
  isTextField,
  quotationFields,
} from "@/lib/quotation/fields";
import { NOT_SENT } from "@/lib/quotation/outcomes";
import { Problem } from "./field-row";

type FormFooterProps = {
  problems: FieldProblems;
  error: { isOffline: boolean } | undefined;
  mayHaveGoneOut: boolean;
  phone: string;
};

/** The button, and below it the answer to a press: always of the same height, so that nothing moves. */
export function FormFooter({ problems, error, mayHaveGoneOut, phone }: FormFooterProps) {
  const problem = summaryOf(problems);
  return (
    <>
      <div
        className={`grid content-start gap-2 max-md:mt-1 sm:max-md:mt-3 sm:max-md:grid-cols-2 sm:max-md:gap-x-6 md:mt-6 md:justify-items-start ${BESIDE_LABELS}`}
      >
        {problem && <Problem className="col-span-full mb-2">{problem}</Problem>}
        <button type="submit" aria-describedby={CAUTION_ID} className="button min-h-13">
          Get a quotation
        </button>
        <a
          href={phoneHref(phone)}
          className="flex min-h-13 items-center justify-center button-outline font-medium md:hidden"
        >
          or call {phone}
        </a>
      </div>
      <div className="flow-root min-h-48 group-has-data-receipt:min-h-0 min-[22.5rem]:min-h-42 min-[24rem]:min-h-36 md:-mb-12 md:min-h-61 min-[80rem]:min-h-46">
        {error ? (
          <SendError isOffline={error.isOffline} phone={phone} />
        ) : (
          <div className={BESIDE_LABELS}>
            <p className="text-label">
              Only what a quotation needs. See{" "}
              <a
                href="/privacy"
                className="-mx-1 inline-block px-1 py-3.25 underline underline-offset-4 hover:text-ink"
              >
                privacy
              </a>
              .
            </p>
            <p id={CAUTION_ID} className="text-sm text-ink">
              {mayHaveGoneOut &&
                "It may already have gone out. Sent again unchanged, it reaches us only once."}
            </p>
          </div>
        )}
      </div>
    </>
  );
}

function SendError({ isOffline, phone }: { isOffline: boolean; phone: string }) {
  return (
    <div
      ref={bringIntoSight}
      role="alert"
      tabIndex={-1}
      className="mt-3 grid scroll-mb-6 items-center gap-x-10 gap-y-3 border-t-2 border-warm bg-surface px-[clamp(16px,2vw,28px)] py-4 md:mt-5 md:py-5 min-[80rem]:grid-cols-[1fr_auto]"
    >
      <div>
        <p className="text-[clamp(1.1875rem,1rem+.5vw,1.375rem)] leading-[1.3] font-medium tracking-[-.014em] text-balance text-warm">
          {NOT_SENT}
        </p>
        <p className="mt-2 max-sm:text-base">
          Your answers are still in the form above.
          {isOffline && " You are offline: send them once you are connected again."}
        </p>
      </div>
      {/* On a narrow screen the button above calls. */}
      <p className="max-md:hidden">
        <span className="block text-label">Or tell us by telephone</span>
        <PhoneNumber phone={phone} />
      </p>
    </div>
  );
}

function bringIntoSight(alert: HTMLElement | null) {
  alert?.focus({ preventScroll: true });
  alert?.scrollIntoView({ block: "nearest" });
}

/** Read with the button, to which the focus returns. */
const CAUTION_ID = "caution";

/** Below the fields of the form, whose labels take two of its six columns. */
const BESIDE_LABELS = "md:pl-[calc((100%+24px)/3)]";

function summaryOf(problems: FieldProblems): string | undefined {
  const atFault = fieldNames.filter((name) => problems[name]);
  if (atFault.length === 0) return undefined;
  const areMissing = atFault.every(
    (name) => isTextField(name) && problems[name] === quotationFields[name].missing,
  );
  if (atFault.length === 1)
    return `One answer ${areMissing ? "is missing" : "needs another look"}.`;
  return `${atFault.length} answers ${areMissing ? "are missing" : "need another look"}.`;
}

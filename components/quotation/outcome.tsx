import { useEffect, useRef } from "react";
import { NOT_SENT } from "@/lib/quotation/outcomes";
import { type OutcomeNight, OutcomeTrace } from "./outcome-trace";

type OutcomeProps = {
  error: { isOffline: boolean } | undefined;
  mayHaveGoneOut: boolean;
  night: OutcomeNight;
  phone: string;
  phoneHref: string;
};

/** The place directly below the button: as high whatever stands in it, so that nothing moves. */
export function Outcome({ error, mayHaveGoneOut, night, phone, phoneHref }: OutcomeProps) {
  const alertRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!error) return;
    alertRef.current?.focus({ preventScroll: true });
    alertRef.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [error]);

  return (
    <div
      className={`mt-4 flex min-h-72 scroll-mb-6 flex-col ${error ? "border-t-2 border-warm bg-surface" : "pt-0.5"}`}
    >
      {error ? (
        <div ref={alertRef} role="alert" tabIndex={-1} className="px-5 py-4.5 md:px-7">
          <p className="font-medium text-warm">{NOT_SENT}</p>
          <p className="mt-1.5 text-sm">
            Your answers are still here.{" "}
            {error.isOffline ? (
              "You are offline: send them once you are connected again."
            ) : (
              // A phone has the number in a button above.
              <span className="max-md:hidden">
                You can also call{" "}
                <a href={phoneHref} className="text-link whitespace-nowrap">
                  {phone}
                </a>
                .
              </span>
            )}
          </p>
        </div>
      ) : (
        <div key="idle" className={BESIDE_LABELS}>
          <p className="text-label">
            Only what a quotation needs. See{" "}
            <a
              href="/privacy"
              className="inline-block py-3.25 underline underline-offset-4 hover:text-ink"
            >
              privacy
            </a>
            .
          </p>
          <p id={CAUTION_ID} className="text-sm text-ink">
            {mayHaveGoneOut &&
              "The request may already have gone out. Sent again unchanged, it reaches us once."}
          </p>
        </div>
      )}
      <OutcomeTrace
        night={night}
        outcome={error ? "error" : "idle"}
        className="min-h-28 flex-1 max-md:-mx-(--margin) max-md:w-auto md:w-[calc(100%+var(--gutter))]"
      />
    </div>
  );
}

/** Read with the button, to which the focus returns. */
export const CAUTION_ID = "caution";

/** Below the fields of the form, whose labels take two of its six columns. */
export const BESIDE_LABELS = "md:ml-[calc((100%+24px)/3)]";

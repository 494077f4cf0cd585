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
      className={`mt-3 flex scroll-mb-6 group-has-data-sent:min-h-0 min-[1280px]:min-h-46 md:mt-8 md:min-h-52 md:group-has-data-sent:col-start-1 md:group-has-data-sent:mt-5 ${error ? "min-h-60 gap-6 border-t-2 border-warm bg-surface sm:min-h-45" : "min-h-45 flex-col"}`}
    >
      {error ? (
        <>
          <div className="relative shrink-0 basis-[calc((100%-48px)/3)] overflow-hidden mask-r-from-70% max-tab:hidden md:max-desk:hidden">
            <OutcomeTrace
              night={night}
              outcome="error"
              className="absolute right-0 h-full w-[300%]"
            />
          </div>
          <div
            ref={alertRef}
            role="alert"
            tabIndex={-1}
            className="self-center py-4 pr-5 max-tab:pl-5 md:max-desk:pl-6"
          >
            <p className="text-lg leading-snug font-medium text-balance text-warm md:text-heading">
              {NOT_SENT}
            </p>
            <p className="mt-2 text-sm">
              Your answers are still here.{" "}
              {error.isOffline ? (
                "You are offline: send them once you are connected again."
              ) : (
                <span className="inline-block">You can also call us.</span>
              )}
            </p>
            <a
              href={phoneHref}
              className="mt-4 inline-flex min-h-12 items-center button-outline px-5 font-medium"
            >
              Call {phone}
            </a>
          </div>
        </>
      ) : (
        <>
          <div className={`-mt-3 md:-mt-3.5 ${BESIDE_LABELS}`}>
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
          <OutcomeTrace
            night={night}
            outcome="idle"
            className="min-h-16 flex-1 basis-0 group-has-data-sent:hidden max-md:mt-4 max-md:-ml-(--margin) max-md:max-h-28 max-md:w-[calc(100%+var(--margin)-5px)] md:mt-14 md:-mb-16 md:-ml-[calc(100%+24px+var(--gutter))] md:w-[calc(200%+19px+var(--gutter))]"
          />
        </>
      )}
    </div>
  );
}

/** Read with the button, to which the focus returns. */
export const CAUTION_ID = "caution";

/** Below the fields of the form, whose labels take two of its six columns. */
export const BESIDE_LABELS = "md:pl-[calc((100%+24px)/3)]";

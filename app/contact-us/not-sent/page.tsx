import type { Metadata } from "next";
import { NextSteps } from "@/components/quotation/next-steps";
import { ResultPage } from "@/components/quotation/result-page";
import { fieldNames, quotationFields } from "@/lib/quotation/fields";
import { failures, NOT_SENT } from "@/lib/quotation/outcomes";
import { company } from "@/lib/site";

export const metadata: Metadata = { title: "Request not confirmed", robots: { index: false } };

const { invalid, ...otherFailures } = failures;

/**
 * The address ends in the reason, or in the first field at fault (see `pageFor` in lib/quotation/server/respond.ts), so
 * that `:target` shows it without a script. With one, `showResult` of `result-page.tsx` leaves only the fields that were refused.
 */
export default function RequestNotSentPage() {
  return (
    <ResultPage
      crumb={{ href: "/contact-us/not-sent", label: "Not confirmed" }}
      headline={
        <>
          <span className="in-[:has(li:target)]:hidden">It may not have reached us.</span>
          <span className="hidden in-[:has(li:target)]:inline">It has not been sent yet.</span>
        </>
      }
      next={
        <>
          <NextSteps
            name="What you can do"
            steps={[
              "Go back in your browser: your answers should still be there. Send them again.",
              "Or make your request by telephone.",
            ]}
            callUs="Call us"
            phone={company.phone}
          />
          <p className="mt-5.5 actions">
            <a
              href="/contact-us#quotation"
              aria-describedby="empty-form"
              className="inline-flex min-h-13 items-center button-outline px-5.5 font-medium"
            >
              Get a quotation
            </a>
            <span id="empty-form" className="text-label">
              opens an empty form
            </span>
          </p>
        </>
      }
    >
      <div className="max-w-[26em] space-y-3 text-lead">
        <p className="mt-5 font-medium text-balance text-warm">{NOT_SENT}</p>
        {Object.entries(otherFailures).map(([reason, { sentence }]) => (
          <p key={reason} id={reason} className="hidden scroll-mt-[100vh] target:block">
            {sentence}
          </p>
        ))}
        <div className="not-has-[:target]:hidden">
          <p>{invalid.sentence}</p>
          <ul className="mt-3 text-base">
            {fieldNames.map((name) => (
              <li
                key={name}
                id={name}
                data-field={name}
                suppressHydrationWarning
                className="scroll-mt-[100vh] border-l-2 border-border py-1.5 pl-4 target:border-warm target:text-warm"
              >
                <b>{quotationFields[name].label}.</b> {howToMend(name)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </ResultPage>
  );
}

function howToMend(name: (typeof fieldNames)[number]): string {
  const { malformed, ...rest } = quotationFields[name];
  return [("missing" in rest && rest.missing) || "", malformed].join(" ").trim();
}

import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { Outcome } from "@/components/contact/outcome";
import { showResult } from "@/components/contact/show-result";
import { InlineScript } from "@/components/ui/inline-script";
import { fieldNames, type QuotationFieldName, quotationFields } from "@/lib/quotation/fields";
import { failureReasons, NOT_SENT } from "@/lib/quotation/result";
import { company } from "@/lib/site";

export const metadata: Metadata = { title: "Request not sent", robots: { index: false } };

// Elements that are not the target stay hidden, and showing the target does not scroll the page.
const shownByAddress = "hidden scroll-mt-[100vh] target:block data-refused:block";

/**
 * The address ends in the failure's code or in the first refused field (see `pageFor` in lib/quotation/respond.ts), which
 * `:target` shows without script. With a script, `showResult` shows every refused field.
 */
export default function RequestNotSentPage() {
  return (
    <Main>
      <Outcome message={NOT_SENT}>
        <div className="mt-6 max-w-[34em] space-y-3 text-lead">
          {Object.entries(failureReasons).map(([code, reason]) => (
            <p key={code} id={code} className={shownByAddress}>
              {reason}
            </p>
          ))}
          <ul className="space-y-3">
            {fieldNames.map((name) => (
              <li
                key={name}
                id={name}
                data-field={name}
                suppressHydrationWarning
                className={shownByAddress}
              >
                <b>{quotationFields[name].label}.</b> {howToFix(name)}
              </li>
            ))}
          </ul>
          <p>With your browser’s Back button, your answers should still be there.</p>
        </div>
        <p className="mt-6 actions">
          <a href="/contact-us" className="button">
            Back to the form
          </a>
          <a href={company.phoneHref} className="action-link">
            Call {company.phone}
          </a>
        </p>
      </Outcome>
      <InlineScript run={showResult} />
    </Main>
  );
}

function howToFix(name: QuotationFieldName): string {
  const field = quotationFields[name];
  const missing = "missing" in field && field.missing;
  const tooLong =
    "maxLength" in field && `At most ${field.maxLength.toLocaleString("en")} characters.`;
  return [missing, field.malformed, tooLong].filter(Boolean).join(" ");
}

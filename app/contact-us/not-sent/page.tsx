import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { showRefused } from "@/components/contact/show-refused";
import { InlineScript } from "@/components/ui/inline-script";
import { fieldNames, type QuotationFieldName, quotationFields } from "@/lib/quotation/fields";
import { failureReasons, NOT_SENT } from "@/lib/quotation/result";
import { company } from "@/lib/site";

export const metadata: Metadata = { title: "Request not sent", robots: { index: false } };

// An element is hidden unless the address names it. The scroll margin keeps the page from scrolling to it.
const shownByAddress = "hidden scroll-mt-[100vh] target:block";

/**
 * Shown after a form was posted without script and failed. The fragment of the address is the error code or the first
 * refused field (see `pageFor` in lib/quotation/respond.ts), and `:target` shows its element. With script,
 * `showRefused` shows every refused field.
 */
export default function RequestNotSentPage() {
  return (
    <Main>
      <div className="container-page py-[clamp(24px,4vw,64px)]">
        <h1 className="text-display max-w-[15em] text-[min(9.5vw,clamp(2.5rem,1rem+3.6vw,4.5rem))]">
          {NOT_SENT}
        </h1>
        <div className="max-w-[44rem]">
          <div className="mt-[clamp(16px,2vw,28px)] space-y-2 text-lead">
            {Object.entries(failureReasons).map(([code, reason]) => (
              <p key={code} id={code} className={shownByAddress}>
                {reason}
              </p>
            ))}
            <ul className="space-y-3">
              {fieldNames.map((name) => (
                <li key={name} id={name} suppressHydrationWarning className={shownByAddress}>
                  <b>{quotationFields[name].label}.</b> {howToFix(name)}
                </li>
              ))}
            </ul>
            <p>Go back in your browser: your answers should still be there.</p>
          </div>
          <p className="mt-6 actions">
            <a href={company.phoneHref} className="button">
              Call {company.phone}
            </a>
            <a href="/contact-us" className="action-link">
              Open an empty form
            </a>
          </p>
        </div>
      </div>
      <InlineScript run={showRefused} />
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

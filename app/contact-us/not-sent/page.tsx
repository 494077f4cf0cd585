import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { Outcome } from "@/components/contact/outcome";
import { showResult } from "@/components/contact/show-result";
import { InlineScript } from "@/components/ui/inline-script";
import { fieldNames, quotationFields } from "@/lib/quotation/fields";
import { failureReasons, NOT_SENT } from "@/lib/quotation/result";
import { company } from "@/lib/site";

export const metadata: Metadata = { title: "Request not confirmed", robots: { index: false } };

const shown = "hidden scroll-mt-[100vh] target:block data-refused:block";

/**
 * The address ends in the failure, or in the first field at fault (see `pageFor` in lib/quotation/submit.ts), so
 * that `:target` shows it without a script. With one, `showResult` shows each field that was refused.
 */
export default function RequestNotSentPage() {
  return (
    <Main>
      <Outcome message={NOT_SENT}>
        <div className="mt-6 max-w-[34em] space-y-3 text-lead">
          {Object.entries(failureReasons).map(([code, reason]) => (
            <p key={code} id={code} className={shown}>
              {reason}
            </p>
          ))}
          <ul className="space-y-3">
            {fieldNames.map((name) => (
              <li key={name} id={name} data-field={name} suppressHydrationWarning className={shown}>
                <b>{quotationFields[name].label}.</b> {howToMend(name)}
              </li>
            ))}
          </ul>
          <p>Go back in your browser: your answers should still be there.</p>
        </div>
        <p className="mt-6">
          <a href={company.phoneHref} className="button">
            Call {company.phone}
          </a>
        </p>
      </Outcome>
      <InlineScript run={showResult} />
    </Main>
  );
}

function howToMend(name: (typeof fieldNames)[number]): string {
  const { malformed, ...rest } = quotationFields[name];
  const shorten =
    "maxLength" in rest && `At most ${rest.maxLength.toLocaleString("en")} characters.`;
  return [("missing" in rest && rest.missing) || "", malformed, shorten || ""].join(" ").trim();
}

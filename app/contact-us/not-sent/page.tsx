import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Main } from "@/components/layout/main";
import { NightBand } from "@/components/contact/night-band";
import { showResult } from "@/components/contact/show-result";
import { InlineScript } from "@/components/ui/inline-script";
import { fieldNames, quotationFields } from "@/lib/quotation/fields";
import { failures, NOT_SENT } from "@/lib/quotation/outcomes";
import { company } from "@/lib/site";

export const metadata: Metadata = { title: "Request not confirmed", robots: { index: false } };

const { invalid, ...otherFailures } = failures;

/**
 * The address ends in the failure, or in the first field at fault (see `pageFor` in lib/quotation/respond.ts), so
 * that `:target` shows it without a script. With one, `showResult` shows each field that was refused.
 */
export default function RequestNotSentPage() {
  return (
    <Main>
      <Breadcrumbs
        crumbs={[
          { href: "/contact-us", label: "Contact Us" },
          { href: "/contact-us/not-sent", label: "Not confirmed" },
        ]}
      />
      <div className="not-sent outcome container-page content-center">
        <div>
          <h1 className="text-outcome">
            <span className="not-mending">It may not have reached us.</span>
            <span className="mending">It has not been sent yet.</span>
          </h1>
          <p className="mt-5.5 max-w-[25em] text-[clamp(1.1875rem,1rem+.5vw,1.375rem)] leading-[1.35] font-medium text-balance text-warm">
            {NOT_SENT}
          </p>
          <dl className="mt-5 grid max-w-[36em] grid-cols-[4em_1fr] border-t border-border pt-3.5 text-lg leading-[1.4]">
            <dt className="text-muted">Why</dt>
            <dd className="text-ink">
              {Object.entries(otherFailures).map(([failure, { sentence }]) => (
                <p key={failure} id={failure} className="hidden scroll-mt-[100vh] target:block">
                  {sentence}
                </p>
              ))}
              <div className="mending">
                {invalid.sentence}
                <ul className="mt-3 text-base">
                  {fieldNames.map((name) => (
                    <li
                      key={name}
                      id={name}
                      data-field={name}
                      suppressHydrationWarning
                      className="hidden scroll-mt-[100vh] border-l-2 border-warm py-1.5 pl-4 target:block data-refused:block"
                    >
                      <b>{quotationFields[name].label}.</b> {howToMend(name)}
                    </li>
                  ))}
                </ul>
              </div>
              <p className="unexplained">{failures.no_answer.sentence}</p>
            </dd>
          </dl>
        </div>
        <div className="ways md:pt-2.5">
          <h2 className="text-heading">What you can do</h2>
          <ol className="steps mt-2.5">
            <li>
              <div>
                <p>Make your request by telephone now.</p>
                <a
                  href={company.phoneHref}
                  className="mt-3 button min-h-15 px-6.5 text-heading max-sm:w-full"
                >
                  Call {company.phone}
                </a>
              </div>
            </li>
            <li>
              <div>
                <p className="not-mending">
                  Or try again later: go back in your browser, where your answers should still be.
                </p>
                <p className="mending">
                  Or go back in your browser, where your answers should still be, and mend them.
                </p>
                <a href="/contact-us#quotation" className="action-link">
                  Start with an empty form
                </a>
              </div>
            </li>
          </ol>
        </div>
      </div>
      <NightBand breaksOff />
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

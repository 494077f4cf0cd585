import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { NextSteps, receivedSteps } from "@/components/quotation/next-steps";
import { showResult } from "@/components/quotation/show-result";
import { Slip } from "@/components/quotation/slip";
import { MorningAir, MorningHours } from "@/components/quotation/small-hours-sky";
import { InlineScript } from "@/components/ui/inline-script";
import { SENT } from "@/lib/quotation/outcomes";
import { company } from "@/lib/site";

export const metadata: Metadata = { title: "Request sent", robots: { index: false } };

/** What became of a request that was posted without a script; and what was sent, where this tab still knows it. */
export default function RequestSentPage() {
  return (
    <Main>
      <div className="morning">
        <MorningHours />
        <div className="group outcome container-page">
          <div className="md:col-span-6">
            <h1 className="text-outcome">{SENT}</h1>
            <p data-reference="Reference " className="mt-3.5 text-muted" suppressHydrationWarning>
              {" "}
            </p>
            <p className="mt-3.5 hidden text-muted noscript:block">
              Your reference is at the end of this page’s address: TG and eight characters.
            </p>
            <div className="print:hidden">
              <NextSteps
                name="What happens next"
                steps={receivedSteps(
                  <span
                    data-sent="company_email"
                    className="wrap-anywhere group-has-data-[receipt=shown]:font-medium group-has-data-[receipt=shown]:text-ink"
                    suppressHydrationWarning
                  >
                    the e-mail address you gave
                  </span>,
                )}
                callUs="Something to add? Call us."
                className="mt-[clamp(24px,3vw,44px)]"
                phone={company.phone}
              />
              <p className="mt-5 actions">
                <a href="/demo" className="button min-h-13">
                  Try the demo
                </a>
                <a href="/contact-us#quotation" className="action-link">
                  Get another quotation
                </a>
              </p>
            </div>
          </div>
          <section
            aria-labelledby="slip"
            data-receipt=""
            suppressHydrationWarning
            className="hidden data-[receipt=shown]:block md:col-span-5 md:col-start-8 md:mt-2"
          >
            <Slip title="What you sent" note="Sent" />
          </section>
          <p className="hidden print:block">{`${company.name}, ${company.phone}`}</p>
        </div>
        <MorningAir />
      </div>
      <InlineScript run={showResult} />
    </Main>
  );
}

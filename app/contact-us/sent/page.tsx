import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { SentDetails } from "@/components/contact/sent-details";
import { showResult } from "@/components/contact/show-result";
import { MorningAir, MorningHours } from "@/components/contact/small-hours-sky";
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
          <div>
            <h1 className="text-outcome">{SENT}</h1>
            <p data-reference="Reference " className="mt-3.5 text-muted" suppressHydrationWarning>
              {" "}
            </p>
            <p className="mt-3.5 hidden text-muted noscript:block">
              Your reference is at the end of this page’s address: TG and eight characters.
            </p>
          </div>
          <SentDetails phone={company.phone}>
            <a href="/demo" className="button">
              Try the demo
            </a>
            <a href="/contact-us#quotation" className="action-link">
              Get another quotation
            </a>
          </SentDetails>
          <p className="hidden print:block">{`${company.name}, ${company.phone}`}</p>
        </div>
        <MorningAir />
      </div>
      <InlineScript run={showResult} />
    </Main>
  );
}

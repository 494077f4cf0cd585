import type { Metadata } from "next";
import { NextSteps, receivedSteps } from "@/components/quotation/next-steps";
import { Receipt } from "@/components/quotation/receipt";
import { ResultPage } from "@/components/quotation/result-page";
import { SENT } from "@/lib/quotation/outcomes";
import { company } from "@/lib/site";

export const metadata: Metadata = { title: "Request sent", robots: { index: false } };

export default function RequestSentPage() {
  return (
    <ResultPage
      crumb={{ href: "/contact-us/sent", label: "Request sent" }}
      headline={SENT}
      next={
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
          phone={company.phone}
        />
      }
      receipt={<Receipt />}
    >
      <p data-reference="" className="mt-4 text-muted" suppressHydrationWarning>
        {" "}
      </p>
      <p className="mt-4 hidden text-muted noscript:block">
        Your reference is at the end of this page’s address: TG and eight characters.
      </p>
      <p className="mt-6.5 actions print:hidden">
        <a href="/demo" className="button min-h-13">
          Try the demo
        </a>
        <a href="/contact-us#quotation" className="action-link">
          Get another quotation
        </a>
      </p>
    </ResultPage>
  );
}

import type { Metadata } from "next";
import { ResultPage } from "@/components/quotation/result-page";
import { RECEIVED, receivedSteps, SENT } from "@/lib/quotation/outcomes";

export const metadata: Metadata = { title: "Request sent", robots: { index: false } };

export default function RequestSentPage() {
  return (
    <ResultPage
      path="/contact-us/sent"
      name="Request sent"
      outcome="success"
      title={RECEIVED}
      sentence={SENT}
      next={receivedSteps}
      callUs="Something to add? Call us"
      actions={
        <>
          <a href="/demo" className="button max-sm:px-4">
            Try the demo
          </a>
          <a href="/" className="action-link">
            Go to the home page
          </a>
        </>
      }
    >
      <p data-reference="" className="text-base text-muted" />
      <p className="hidden text-base text-muted noscript:block">
        Your reference is at the end of this page’s address: TG and eight characters.
      </p>
    </ResultPage>
  );
}

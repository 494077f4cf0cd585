import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { RequestSent, SENT_TITLE } from "@/components/contact/request-sent";
import { showReference } from "@/components/contact/show-reference";
import { InlineScript } from "@/components/ui/inline-script";
import { company } from "@/lib/site";

export const metadata: Metadata = { title: SENT_TITLE, robots: { index: false } };

/** Shown after a form was posted without script, and on a reload after a form was sent with script. */
export default function RequestSentPage() {
  return (
    <Main className="dawn">
      <div className="container-page py-[clamp(28px,4vw,64px)]">
        <RequestSent phone={company.phone} />
        <p className="mt-7 actions">
          <a href="/demo" className="button">
            Try the demo
          </a>
          <a href="/contact-us" className="action-link">
            Get another quotation
          </a>
        </p>
      </div>
      <InlineScript run={showReference} />
    </Main>
  );
}

import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { RequestSent, SENT_TITLE } from "@/components/contact/request-sent";
import { showSent } from "@/components/contact/show-sent";
import { InlineScript } from "@/components/ui/inline-script";
import { company } from "@/lib/site";

export const metadata: Metadata = { title: SENT_TITLE, robots: { index: false } };

/** Shown after a form was posted without script, and on a reload after a form was sent with script. */
export default function RequestSentPage() {
  return (
    // The grid stretches the sky down to the footer.
    <Main className="grid print:block">
      <RequestSent phone={company.phone} formHref="/contact-us" />
      <InlineScript run={showSent} />
    </Main>
  );
}

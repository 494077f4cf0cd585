import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { RequestSent } from "@/components/contact/request-sent";
import { showResult } from "@/components/contact/show-result";
import { InlineScript } from "@/components/ui/inline-script";
import { company } from "@/lib/site";

export const metadata: Metadata = { title: "Request sent", robots: { index: false } };

/** What became of a request that was posted without a script; and what was sent, where this tab still knows it. */
export default function RequestSentPage() {
  return (
    <Main>
      <RequestSent phone={company.phone} />
      <InlineScript run={showResult} />
    </Main>
  );
}

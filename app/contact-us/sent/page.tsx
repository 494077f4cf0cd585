import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { RequestSent } from "@/components/contact/request-sent";
import { InlineScript } from "@/components/ui/inline-script";

export const metadata: Metadata = { title: "Request sent", robots: { index: false } };

/** Shown after a form was posted without script, and on a reload after a form was sent with script. */
export default function RequestSentPage() {
  return (
    <Main>
      <RequestSent reference="Your reference is at the end of this page’s address: TG and eight characters." />
      <InlineScript run={showReference} />
    </Main>
  );
}

/** Shows the reference that the address names, in place of the hint for visitors without script. */
function showReference() {
  const reference = new URLSearchParams(location.search).get("ref") ?? "";
  const line = document.querySelector("[data-reference]");
  if (line) line.textContent = /^TG-\w{4}-\w{4}$/.test(reference) ? `Reference ${reference}` : "";
}

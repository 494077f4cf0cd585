import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { QuotationForm } from "@/components/contact/quotation-form";
import { SENT_TITLE } from "@/components/contact/request-sent";
import { showResult } from "@/components/contact/show-result";
import { InlineScript } from "@/components/ui/inline-script";
import { Island } from "@/islands/island";
import { company } from "@/lib/site";

export const metadata: Metadata = { title: SENT_TITLE, robots: { index: false } };

/** Shown after a form that was posted without script, and on a reload after one that was sent with it. */
export default function RequestSentPage() {
  return (
    <Main>
      <Island
        name="quotation-form"
        component={QuotationForm}
        props={{ phone: company.phone, isSent: true }}
      />
      <InlineScript run={showResult} />
    </Main>
  );
}

import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { QuotationForm } from "@/components/contact/quotation-form";
import { InlineScript } from "@/components/ui/inline-script";
import { Island } from "@/islands/island";
import { prefill } from "@/lib/prefill";
import { company } from "@/lib/site";

export const metadata: Metadata = {
  title: "Contact Us",
  description: "Call us, or ask for a quotation: tell us how many devices you need.",
};

export default function ContactUsPage() {
  return (
    <Main>
      <Island name="quotation-form" component={QuotationForm} props={{ phone: company.phone }} />
      <InlineScript run={prefill} />
    </Main>
  );
}

import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { QuotationForm } from "@/components/contact/quotation-form";
import { Island } from "@/islands/island";

export const metadata: Metadata = {
  title: "Contact Us",
  description: "Call us, or ask for a quotation: tell us how many devices you need.",
};

export default function ContactUsPage() {
  return (
    <Main>
      <Island name="quotation-form" component={QuotationForm} />
    </Main>
  );
}

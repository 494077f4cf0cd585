import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { answers } from "@/lib/answers";
import { CallToAction } from "@/components/layout/call-to-action";
import { InlineScript } from "@/components/ui/inline-script";
import { Island } from "@/islands/island";
import { prefill } from "@/components/ui/prefill";
import { JsonLd } from "@/components/layout/json-ld";
import { PriceCalculator } from "@/components/pricing/price-calculator";
import { Questions } from "@/components/ui/questions";
import { facts } from "@/lib/facts";
import { costsLessEach } from "@/lib/pricing";
import { company, siteUrl } from "@/lib/site";
import { productWithPlans } from "@/lib/structured-data";

export const metadata: Metadata = {
  title: "Pricing",
  description:
    "Temp Guard is billed yearly, per device, in three plans. See what your devices cost a year, to the last rufiyaa.",
};

const phone = (
  <a href={company.phoneHref} className="text-link whitespace-nowrap">
    {company.phone}
  </a>
);

const questions = [
  {
    question: "How is it billed?",
    answer: "Yearly, per device: your number of devices times the yearly price of its plan.",
  },
  {
    question: "Can I change the number later?",
    answer: <>Ask us, by telephone or with the form: {phone}.</>,
  },
  { question: "What is in a quotation?", answer: answers.whatAQuotationSays },
  { question: "Is installation included?", answer: facts.installation },
  { question: "Is there a warranty?", answer: facts.warranty },
  {
    question: "What do I need on my phone?",
    answer:
      "A browser: Chrome, Safari, Firefox or MS Edge. Temp Guard is a web app, so there is nothing to install.",
  },
  { question: "When the internet goes down", answer: answers.whenTheInternetGoesDown },
  { question: "When the power goes out", answer: answers.whenThePowerGoesOut },
];

function LessEach() {
  return (
    <>
      <br className="min-[75rem]:hidden" />
      Less each as you add more.
    </>
  );
}

export default function PricingPage() {
  return (
    <Main>
      <JsonLd data={productWithPlans} />
      <h1 className="container-page pt-5 text-[1.6rem] leading-[1.04] tracking-[-.03em] max-[22rem]:text-[1.43rem] tab:text-title desk:pt-7.5">
        Priced per device. {costsLessEach() && <LessEach />}
      </h1>
      <Island
        name="price-calculator"
        component={PriceCalculator}
        props={{ phone: company.phone }}
        fallback={<>The calculator could not be loaded. Call us on {phone}, or</>}
      />
      <section aria-labelledby="questions" className="container-page py-14 desk:py-24 print:hidden">
        <h2 id="questions" className="mb-8 text-title">
          Questions
        </h2>
        <Questions items={questions} />
      </section>
      <InlineScript run={prefill} />
      <div className="print:hidden">
        <CallToAction line="One night of 365." />
      </div>
      <p className="container-page hidden pt-4 text-lead text-ink print:block">
        {company.name}, {company.phone}. {siteUrl}/contact-us
      </p>
    </Main>
  );
}

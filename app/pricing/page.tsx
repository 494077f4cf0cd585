import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { ClosingLine } from "@/components/layout/closing-line";
import { InlineScript } from "@/components/ui/inline-script";
import { Island } from "@/islands/island";
import { prefill } from "@/lib/prefill";
import { JsonLd } from "@/components/layout/json-ld";
import { PriceCalculator } from "@/components/pricing/price-calculator";
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

export default function PricingPage() {
  return (
    <Main>
      <JsonLd data={productWithPlans} />
      <h1 className="container-page pt-6 pb-1 text-[min(9.2vw,10svh,3.5rem)] leading-none tracking-[-.032em] desk:pt-12 desk:pb-3 min-[75rem]:text-[min(4.45vw,4.5rem)] low:pt-4 low:pb-0 low:text-[3rem]">
        Priced per device.{" "}
        {costsLessEach() && <span className="inline-block">Less each as you add more.</span>}
      </h1>
      <Island
        name="price-calculator"
        component={PriceCalculator}
        props={{ phone: company.phone }}
        fallback={<>The calculator could not be loaded. Call us on {phone}, or</>}
      />
      <p className="container-page pt-6 pb-[clamp(36px,4.4vw,72px)] text-label">
        Prices are per device and year, billed yearly.
      </p>
      <InlineScript run={prefill} />
      <ClosingLine sentence="Your quotation spells out what is included." />
      <p className="container-page hidden pt-4 text-lead text-ink print:block">
        {company.name}, {company.phone}. {siteUrl}/contact-us
      </p>
    </Main>
  );
}

import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { ClosingLine } from "@/components/layout/closing-line";
import { InlineScript } from "@/components/ui/inline-script";
import { Island } from "@/islands/island";
import { prefill } from "@/lib/prefill";
import { JsonLd } from "@/components/layout/json-ld";
import { PriceCalculator } from "@/components/pricing/price-calculator";
import { stairStyles } from "@/components/pricing/price-stair";
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
      <style href="stair" precedence="default">
        {stairStyles}
      </style>
      <h1 className="pricing-title container-page">
        Priced per device.{" "}
        {costsLessEach() && <span className="inline-block">Less each as you add more.</span>}
      </h1>
      <Island
        name="price-calculator"
        component={PriceCalculator}
        props={{ phone: company.phone }}
        fallback={<>The calculator could not be loaded. Call us on {phone}, or</>}
      />
      <p className="container-page py-6 text-label">
        Prices are per device and year, billed yearly.
      </p>
      <InlineScript run={prefill} />
      <ClosingLine />
      <p className="container-page hidden pt-4 text-lead text-ink print:block">
        {company.name}, {company.phone}. {siteUrl}/contact-us
      </p>
    </Main>
  );
}

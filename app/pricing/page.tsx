import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { Closing } from "@/components/layout/closing";
import { Island } from "@/islands/island";
import { JsonLd } from "@/components/layout/json-ld";
import { PriceCalculator } from "@/components/pricing/price-calculator";
import { planStyles } from "@/components/pricing/price-stair";
import { env } from "@/lib/env";
import { company, phone, phoneUrl } from "@/lib/site";
import { productWithPlans } from "@/lib/structured-data";

export const metadata: Metadata = {
  title: "Pricing",
  description:
    "Temp Guard is billed yearly, per device, in three plans. See what your devices cost a year, to the last rufiyaa.",
};

const phoneLink = (
  <a href={phoneUrl} className="text-link whitespace-nowrap">
    {phone}
  </a>
);

export default function PricingPage() {
  return (
    <Main>
      <JsonLd data={productWithPlans} />
      <style href="plans" precedence="default">
        {planStyles}
      </style>
      <h1 className="container-page py-3 text-title tab:py-[clamp(12px,3.4svh,32px)]">
        The more devices, the less each costs.
      </h1>
      <Island
        name="price-calculator"
        component={PriceCalculator}
        fallback={<>The calculator could not be loaded. Call us on {phoneLink}, or</>}
      />
      <p className="container-page pt-8 pb-6 text-label">
        List prices per device, billed yearly. Your quotation is the offer.
      </p>
      <Closing links={["demo"]} />
      <p className="container-page hidden pt-4 text-lead text-ink print:block">
        {company.name}, {phone}. {env().SITE_URL}/contact-us
      </p>
    </Main>
  );
}

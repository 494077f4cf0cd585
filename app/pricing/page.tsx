import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { ClosingPanel } from "@/components/layout/closing-panel";
import { InlineScript } from "@/components/ui/inline-script";
import { Island } from "@/islands/island";
import { prefill } from "@/lib/quotation/browser/prefill";
import { JsonLd } from "@/components/layout/json-ld";
import { PriceCalculator } from "@/components/pricing/price-calculator";
import { facts } from "@/lib/facts";
import { costsLessEach, formatPrice, HEADLINE_PRICE } from "@/lib/pricing";
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
      <h1 className="container-page pt-6 pb-1 text-[min(9.2vw,3.5rem)] leading-none tracking-[-.032em] desk:pt-12 desk:pb-3 min-[75rem]:text-[min(4.45vw,4.5rem)] low:pt-4 low:pb-0 low:text-[3rem]">
        Priced per device.{" "}
        {costsLessEach() && <span className="inline-block">Less each as you add more.</span>}
      </h1>
      <Island
        name="price-calculator"
        component={PriceCalculator}
        props={{ phone: company.phone }}
        fallback={<>The calculator could not be loaded. Call us on {phone}, or</>}
      />
      <p className="container-page py-8 text-balance *:inline-block desk:pb-14">
        <span>Prices are per device and year, billed yearly.</span>{" "}
        <span>
          Temp Guard is listed at {formatPrice(HEADLINE_PRICE)}.{" "}
          {facts.headlinePriceCovers ?? "Your quotation spells out what is included."}
        </span>
      </p>
      <InlineScript run={prefill} />
      <div className="print:hidden">
        <ClosingPanel sentence="Watched every night." isOutlined />
      </div>
      <p className="container-page hidden pt-4 text-lead text-ink print:block">
        {company.name}, {company.phone}. {siteUrl}/contact-us
      </p>
    </Main>
  );
}

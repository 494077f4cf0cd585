import type { Metadata } from "next";
import { CallToAction } from "@/components/layout/call-to-action";
import { Island } from "@/components/ui/island";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHero } from "@/components/layout/page-hero";
import { PriceCalculator } from "@/components/pricing/price-calculator";
import { company } from "@/lib/site";
import { productWithPlans } from "@/lib/structured-data";

export const metadata: Metadata = {
  title: "Pricing",
  description:
    "Temp Guard is billed yearly, per device, in three plans. See what your number of devices costs a year, to the last rufiyaa.",
};

export default function PricingPage() {
  return (
    <>
      <JsonLd data={productWithPlans} />
      <PageHero
        title={
          <>
            Priced per device. <br />
            Less each as you add more.
          </>
        }
      >
        <p>Three plans, billed yearly. The number of devices decides which one applies.</p>
      </PageHero>
      <Island
        name="price-calculator"
        component={PriceCalculator}
        props={{}}
        fallback={
          <>
            The calculator could not be loaded. Call us on{" "}
            <a href={company.phoneHref} className="text-link">
              {company.phone}
            </a>
            , or
          </>
        }
      />
      <CallToAction />
    </>
  );
}

import type { Metadata } from "next";
import { ClosingCall } from "@/components/closing-call";
import { Island } from "@/components/island";
import { JsonLd } from "@/components/json-ld";
import { PageHero } from "@/components/page-hero";
import { PriceCalculator } from "@/components/price-calculator";
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
        label="Pricing"
        title={
          <>
            Priced per device. <br />
            Less each as you add more.
          </>
        }
      >
        <p>Three plans, billed yearly. The number of devices decides which one applies.</p>
      </PageHero>
      <Island name="price-calculator" component={PriceCalculator} props={{}} />
      <ClosingCall />
    </>
  );
}

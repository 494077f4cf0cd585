import type { Metadata } from "next";
import { CallToAction } from "@/components/layout/call-to-action";
import { fillIn } from "@/components/ui/fill-in";
import { InlineScript } from "@/components/ui/inline-script";
import { Island } from "@/components/ui/island";
import { JsonLd } from "@/components/layout/json-ld";
import { PriceCalculator } from "@/components/pricing/price-calculator";
import { DEFAULT_DEVICES } from "@/lib/pricing";
import { company, siteUrl } from "@/lib/site";
import { productWithPlans } from "@/lib/structured-data";

export const metadata: Metadata = {
  title: "Pricing",
  description:
    "Temp Guard is billed yearly, per device, in three plans. See what your devices cost a year, to the last rufiyaa.",
};

export default function PricingPage() {
  return (
    <>
      <JsonLd data={productWithPlans} />
      <section className="container-page pt-5 pb-5 tab:pt-[clamp(48px,5vw,80px)] tab:pb-[clamp(40px,4vw,64px)]">
        <h1 className="text-[min(7.2vw,3rem)] leading-[1.04] tracking-[-.03em] tab:text-display">
          Priced per device. <br />
          Less each as you add more.
        </h1>
      </section>
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
      <InlineScript run={fillIn} />
      <div className="print:hidden">
        <CallToAction devices={DEFAULT_DEVICES} />
      </div>
      <p className="container-page hidden pt-4 text-lead text-ink print:block">
        {company.name}, {company.phone}. {siteUrl}/contact-us
      </p>
    </>
  );
}

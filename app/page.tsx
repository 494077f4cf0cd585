import type { Metadata } from "next";
import { Amount } from "@/components/ui/amount";
import { CallToAction } from "@/components/layout/call-to-action";
import { JsonLd } from "@/components/layout/json-ld";
import { NightChart } from "@/components/home/night-chart";
import { ProductTeaser } from "@/components/home/product-teaser";
import { Section } from "@/components/layout/section";
import { VisionAndMission } from "@/components/home/vision-and-mission";
import { HEADLINE_PRICE } from "@/lib/pricing";
import { company, product } from "@/lib/site";
import { organization, productWithOffer } from "@/lib/structured-data";

export const metadata: Metadata = {
  description: `${product.name} watches the temperature in your cold storage all night, and tells you while there is still time to act. From ${company.name}.`,
};

export default function HomePage() {
  return (
    <>
      <JsonLd data={organization} />
      <JsonLd data={productWithOffer} />
      <NightChart>
        <h1 className="text-[min(12.6vw,clamp(2.75rem,1.4rem+4.4vw,5.75rem),max(2.75rem,9.4svh))] leading-[.98] tracking-[-.032em] [word-spacing:.05em]">
          Hear about it <br />
          while the stock <br />
          is still cold.
        </h1>
        <p className="mt-[clamp(14px,2.4svh,24px)] max-w-[27em] text-lead">
          Temp Guard watches the temperature in your cold storage all night, and tells you when it
          leaves its limits.
        </p>
        <p className="mt-[clamp(18px,2.8svh,28px)] actions">
          <a href="/contact-us" className="button">
            Get a quotation
          </a>
          <a href="/demo" className="py-2.5 text-link">
            Try the demo
          </a>
        </p>
      </NightChart>

      <section className="container-page section">
        <div>
          <p className="max-w-[22em] text-statement font-medium text-ink">
            We are a startup. We build smart solutions, automation systems and robotics platforms
            for industrial and educational use.
          </p>
          <div className="mt-[clamp(48px,6vw,88px)]">
            <VisionAndMission />
          </div>
          <p className="mt-9">
            <a href="/iot" className="py-2.5 text-link">
              More about what we build
            </a>
          </p>
        </div>
      </section>

      <Section id="product" name="Three parts. One clear warning.">
        <div className="container-page">
          <ProductTeaser />
          <div className="mt-[clamp(56px,6vw,88px)] grid items-end gap-x-6 gap-y-7 md:grid-cols-12">
            <p className="text-[clamp(4rem,1.5rem+8.4vw,9rem)] leading-[.86] font-medium tracking-[-.045em] whitespace-nowrap text-ink md:col-span-5 md:col-start-4">
              <Amount price={HEADLINE_PRICE} />
            </p>
            <div className="md:col-span-4 md:col-start-9">
              <p className="mb-5">
                {product.name}. Plans are billed yearly, per device, and cost less each as you add
                more.
              </p>
              <p className="actions">
                <a href="/iot/tempguard" className="button">
                  View Product
                </a>
                <a href="/pricing" className="py-2.5 text-link">
                  See pricing
                </a>
              </p>
            </div>
          </div>
        </div>
      </Section>
      <CallToAction />
    </>
  );
}

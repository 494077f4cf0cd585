import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Closing } from "@/components/layout/closing";
import { JsonLd } from "@/components/layout/json-ld";
import { Main } from "@/components/layout/main";
import { BuyersQuestions } from "@/components/product/buyers-questions";
import { Hardware } from "@/components/product/hardware";
import { Industries } from "@/components/product/industries";
import { NightReport } from "@/components/product/night-report";
import { ProductHero } from "@/components/product/product-hero";
import { Section } from "@/components/product/section";
import { SystemOverview } from "@/components/product/system-overview";
import { product } from "@/lib/site";
import { productWithPlans } from "@/lib/structured-data";

export const metadata: Metadata = {
  title: `${product.name}: cold-storage temperature monitor`,
  description: product.description,
};

const softwareFeatures = [
  {
    name: "Live readings",
    text: "Every room on one page, each in range or\u00a0not.",
  },
  {
    name: "Early warnings",
    text: "You set the limit and the delay. A delivery raises no alert, a door left open does.",
  },
  { name: "History", text: "Every night as a report you can print." },
  {
    name: "Nothing to install",
    text: "A web app, on the phone you have: Chrome, Safari, Firefox, MS Edge.",
  },
];

/** In the specification's order. */
const benefits = [
  { name: "Real-time monitoring", text: "The reading now, not last night’s clipboard." },
  { name: "Operational efficiency", text: "Every room on one page, without a walk to each." },
  { name: "Early warning alerts", text: "You hear of it while the stock is cold." },
  { name: "Regulatory compliance", text: "Each night’s report supports compliance." },
  { name: "Improved product quality", text: "Stock that stays cold stays good." },
  { name: "Reduce waste", text: "A warm room is found at night, not the next morning." },
];

export default function TempGuardPage() {
  return (
    <Main>
      <JsonLd data={productWithPlans} />
      <Breadcrumbs
        crumbs={[
          { href: "/iot", label: "IoT" },
          { href: "/iot/tempguard", label: product.name },
        ]}
      />
      <ProductHero />
      <div className="product">
        <Introduction />
        <Section id="how-it-works" name="How it works" isLarge>
          <SystemOverview />
        </Section>
        <Section id="software" name="Software features">
          <dl className="container-page ruled-rows mt-(--head) grid gap-x-6 sm:grid-cols-2 xl:grid-cols-4">
            {softwareFeatures.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <NightReport />
        </Section>
        <Hardware />
        <Section id="benefits" name="Benefits">
          <dl className="container-page mt-(--head) grid gap-x-6 gap-y-[clamp(20px,2.6vw,40px)] tab:grid-cols-2 desk:grid-cols-3 print:gap-y-2">
            {benefits.map(({ name, text }) => (
              <div key={name}>
                <dt className="text-heading font-medium text-ink">{name}</dt>
                <dd className="mt-1 text-balance">{text}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section id="industries" name="Core industries">
          <Industries />
        </Section>
        <Section id="before" name="Before you ask">
          <BuyersQuestions />
        </Section>
      </div>
      <Closing />
    </Main>
  );
}

function Introduction() {
  return (
    <section
      id="introduction"
      aria-labelledby="introduction-name"
      className="container-page grid items-baseline gap-y-2 py-(--section) md:grid-12"
    >
      <h2 id="introduction-name" className="col-span-4 text-label max-md:col-span-full">
        Introduction
      </h2>
      <div className="col-span-8 max-md:col-span-full">
        <p className="text-statement font-medium text-ink max-sm:text-[min(6.6vw,1.75rem)] lg:text-title">
          A sensor in the cold room, <br />a cloud that remembers, <br />
          and a web app in your pocket.
        </p>
      </div>
    </section>
  );
}

import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ClosingLine } from "@/components/layout/closing-line";
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
    text: "You set the limit and the delay. A delivery stays quiet; a door left open does not.",
  },
  { name: "History", text: "Every night as a report you can print." },
  {
    name: "Nothing to install",
    text: "A web app, on the phone you have: Chrome, Safari, Firefox, MS Edge.",
  },
];

/** The six benefits in the specification's order, with one sentence per pair. */
const benefits = [
  {
    names: ["Real-time monitoring", "Operational efficiency"],
    text: "The reading now, not last night’s clipboard.",
  },
  {
    names: ["Early warning alerts", "Regulatory compliance"],
    text: "You are told in time, and it is on record.",
  },
  {
    names: ["Improved product quality", "Reduce waste"],
    text: "Kept as it should be, delivery to dispatch.",
  },
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
          <Benefits />
        </Section>
        <Section id="industries" name="Core industries">
          <Industries />
        </Section>
        <Section id="before" name="Before you ask">
          <BuyersQuestions />
        </Section>
      </div>
      <ClosingLine />
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

function Benefits() {
  return (
    <dl className="container-page mt-(--head) grid gap-10 tab:gap-9">
      {benefits.map(({ names, text }) => (
        <div key={text} className="grid gap-x-6 md:grid-12">
          {names.map((name) => (
            <dt key={name} className="text-label md:col-span-4">
              {name}
            </dt>
          ))}
          <dd className="text-statement font-medium text-balance text-ink max-md:mt-2 md:col-span-8 md:col-start-5 md:row-span-2 md:row-start-1">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

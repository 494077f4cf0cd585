import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Caption } from "@/components/ui/caption";
import { CallToAction } from "@/components/layout/call-to-action";
import { JsonLd } from "@/components/layout/json-ld";
import { ProductPicture } from "@/components/ui/product-picture";
import { Section, SectionHead } from "@/components/layout/section";
import { Benefits } from "@/components/tempguard/benefits";
import { DayReport } from "@/components/tempguard/day-report";
import { FeatureList } from "@/components/tempguard/feature-list";
import { Hardware } from "@/components/tempguard/hardware";
import { Industries } from "@/components/tempguard/industries";
import { ProductHero } from "@/components/tempguard/product-hero";
import { SystemOverview } from "@/components/tempguard/system-overview";
import { WhenThingsGoWrong } from "@/components/tempguard/when-things-go-wrong";
import { pictures } from "@/lib/images";
import { product } from "@/lib/site";
import { productWithOffer } from "@/lib/structured-data";

export const metadata: Metadata = {
  title: `${product.name}: cold-storage temperature monitor`,
  description: product.description,
};

const softwareFeatures = [
  {
    name: "Live readings",
    text: "Every unit on one page: what it reads, and whether that is in range.",
  },
  {
    name: "Early warnings",
    text: "A limit and a delay for each unit. When both are passed, the person on call is told.",
  },
  { name: "History", text: "The line for a glance, the numbers for the file." },
  {
    name: "Nothing to install",
    text: "The mobile web app opens in Chrome, Safari, Firefox and MS Edge, on the phone you already have.",
  },
];

export default function TempGuardPage() {
  return (
    <>
      <JsonLd data={productWithOffer} />
      <Breadcrumbs
        crumbs={[
          { href: "/iot", label: "IoT" },
          { href: "/iot/tempguard", label: product.name },
        ]}
      />
      <ProductHero />

      <section aria-labelledby="introduction-name" className="container-page section">
        <SectionHead id="introduction" name="Introduction" />
        <p className="mt-6 max-w-[26em] text-statement font-medium text-ink">
          A sensor in the cold room, a cloud that remembers, and a web app in your pocket.{" "}
          <span className="text-muted">
            Temp Guard monitors the temperature of your cold storage and warns you early.
          </span>
        </p>
      </section>

      <Section id="how-it-works" name="How it works" line="Three parts. One clear warning.">
        <div className="container-page">
          <p className="mt-5 max-w-[32em] text-lead">
            A reading leaves the cold room, is checked against your limit in the cloud, and reaches
            the person on call.
          </p>
          <SystemOverview />
        </div>
      </Section>

      <Section
        id="software"
        name="Software features"
        line="A line you can glance at. A record you can keep."
      >
        <div className="container-page">
          <div className="mt-10 grid gap-12">
            <FeatureList features={softwareFeatures} />
            <figure>
              <DayReport />
              <Caption figure="3">A night on one sheet. Simulated example.</Caption>
            </figure>
          </div>
        </div>
      </Section>

      <Section
        id="hardware"
        name="Hardware features"
        line="On the wall to be read. In the cold to know."
      >
        <div className="container-page">
          <Hardware />
        </div>
      </Section>

      <figure className="dark relative mb-[clamp(72px,9vw,128px)] overflow-hidden bg-canvas">
        <ProductPicture
          picture={pictures.probe}
          sizes="100vw"
          className="aspect-[16/9] max-h-[80svh] w-full object-cover object-left max-md:aspect-square"
        />
        <figcaption className="dark absolute inset-x-0 top-[clamp(28px,5vw,80px)] container-page">
          <p className="text-title font-medium text-ink">
            It feels <br />
            the cold first.
          </p>
        </figcaption>
      </figure>

      <Section id="benefits" name="Benefits" line="What changes when somebody is always watching.">
        <div className="container-page">
          <Benefits />
        </div>
      </Section>

      <figure className="container-page pb-[clamp(72px,9vw,128px)]">
        <ProductPicture
          picture={pictures.room}
          sizes="(min-width: 1760px) 1680px, 96vw"
          className="h-auto w-full"
        />
        <Caption figure="5">Rendering: on the wall of a cold room, beside its door.</Caption>
      </figure>

      <Section id="industries" name="Core industries" line="Four industries, one scale.">
        <div className="container-page">
          <Industries />
        </div>
      </Section>

      <Section id="faults" name="When things go wrong" line="The night it matters, step by step.">
        <div className="container-page">
          <WhenThingsGoWrong />
        </div>
      </Section>

      <Section id="browsers" name="Supported browsers" line="Chrome, Safari, Firefox, MS Edge.">
        <div className="container-page">
          <p className="mt-5 max-w-[32em] text-lead">
            The mobile web app is a page. Open it, sign in, and the warm room is at the top.
          </p>
        </div>
      </Section>
      <CallToAction />
    </>
  );
}

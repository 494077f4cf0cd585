import type { Metadata } from "next";
import { clock, night } from "@/components/charts/night-data";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { CallToAction } from "@/components/layout/call-to-action";
import { JsonLd } from "@/components/layout/json-ld";
import { Section } from "@/components/layout/section";
import { StickyBar } from "@/components/layout/sticky-bar";
import { Benefits } from "@/components/tempguard/benefits";
import { Hardware } from "@/components/tempguard/hardware";
import { Industries } from "@/components/tempguard/industries";
import { Introduction } from "@/components/tempguard/introduction";
import { NightReport } from "@/components/tempguard/night-report";
import { ProbePicture, RoomPicture } from "@/components/tempguard/pictures";
import { ProductHero } from "@/components/tempguard/product-hero";
import { SystemOverview } from "@/components/tempguard/system-overview";
import { ThreeNights } from "@/components/tempguard/three-nights";
import { product } from "@/lib/site";
import { productWithOffer } from "@/lib/structured-data";

export const metadata: Metadata = {
  title: `${product.name}: cold-storage temperature monitor`,
  description: product.description,
};

const softwareFeatures = [
  {
    name: "Live readings",
    text: "Every room on one page: its reading, and whether it is in\u00a0range.",
  },
  {
    name: "Early warnings",
    text: "You set limit and delay: a door held open for a delivery stays quiet, a door left open does not.",
  },
  { name: "History", text: "Every night as a report to print." },
  {
    name: "Nothing to install",
    text: "The web app opens on the phone you have. Supported browsers: Chrome, Safari, Firefox, MS Edge.",
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
      <div className="product">
        <Introduction />

        <div className="border-t border-border bg-surface">
          <Section id="how-it-works" name="How it works">
            <SystemOverview />
          </Section>
        </div>
        <RoomPicture />

        <Section
          id="software"
          name="Software features"
          line="A line you can glance at. A record you can keep."
        >
          <dl className="container-page mt-(--head) ruled-rows grid gap-x-6 sm:grid-cols-2 xl:grid-cols-4">
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
        <ProbePicture />

        <Section id="benefits" name="Benefits" line="Six moments of one night.">
          <Benefits />
        </Section>

        <Section id="industries" name="Core industries">
          <Industries />
        </Section>

        <Section
          id="faults"
          name="When things go wrong"
          line={`Three bad nights, ${clock(0)} to ${clock(night.lengthMinutes)}.`}
        >
          <ThreeNights />
        </Section>
        <StickyBar />
      </div>
      <div className="print:hidden">
        <CallToAction />
      </div>
    </>
  );
}

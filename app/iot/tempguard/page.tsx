import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Closing } from "@/components/layout/closing";
import { JsonLd } from "@/components/layout/json-ld";
import { Main } from "@/components/layout/main";
import { Hardware } from "@/components/tempguard/hardware";
import { Hero } from "@/components/tempguard/hero";
import { Industries } from "@/components/tempguard/industries";
import { NightReport } from "@/components/tempguard/night-report";
import { Facts, Section } from "@/components/tempguard/section";
import { SystemOverview } from "@/components/tempguard/system-overview";
import { minutesUntilCall } from "@/lib/cold-room/incident";
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

/** Questions that the page does not answer elsewhere in one place. */
const questions = [
  {
    name: "What you need",
    text: "One device for each room, internet in the building, and a phone with Chrome, Safari, Firefox or MS Edge. No app to install.",
  },
  {
    name: "When the internet goes down",
    text: `You are told that the readings have stopped, in our demo after ${minutesUntilCall("internet")}\u00a0min. There are no temperature alerts until it is back. Then the missing readings follow.`,
  },
  {
    name: "When the power goes out",
    text: `The room warms, and you are alerted, in our demo after ${minutesUntilCall("power")}\u00a0min. If the sensor or its connection loses power too, the readings stop, and you are told that instead.`,
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
      <Hero />
      <div className="[--head:clamp(18px,2.2vw,32px)] [--section:clamp(34px,4.2vw,64px)] print:text-compact print:[--head:8px] print:[--section:8px] print:*:break-inside-avoid">
        <section
          id="introduction"
          aria-labelledby="introduction-name"
          className="container-page grid items-baseline gap-x-6 gap-y-2 py-(--section) md:grid-cols-[1fr_2fr]"
        >
          <h2 id="introduction-name" className="text-label">
            Introduction
          </h2>
          <p className="text-statement font-medium text-ink max-sm:text-[min(6.6vw,1.75rem)] lg:text-title">
            A sensor in the cold room, <br />a cloud that remembers, <br />
            and a web app in your pocket.
          </p>
        </section>
        <Section id="how-it-works" name="How it works" isLarge>
          <SystemOverview />
        </Section>
        <Section id="software" name="Software features">
          <Facts facts={softwareFeatures} className="sm:grid-cols-2 lg:grid-cols-4" />
        </Section>
        <Section id="hardware" name="Hardware features">
          <Hardware />
        </Section>
        <Section id="benefits" name="Benefits">
          <NightReport />
        </Section>
        <Section id="industries" name="Core industries">
          <Industries />
        </Section>
        <Section id="before" name="Before you ask">
          <Facts facts={questions} className="md:grid-cols-3" />
        </Section>
      </div>
      <Closing />
    </Main>
  );
}

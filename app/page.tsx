import type { Metadata } from "next";
import { NightHero } from "@/components/home/hero/night-hero";
import { Price } from "@/components/home/price";
import { ThreeParts } from "@/components/home/three-parts";
import { VisitorsMorning } from "@/components/home/visitors-morning";
import { VisionAndMission } from "@/components/home/vision-and-mission";
import { Main } from "@/components/layout/main";
import { answers } from "@/lib/answers";
import { JsonLd } from "@/components/layout/json-ld";
import { Island } from "@/islands/island";
import { StickyBar } from "@/components/layout/sticky-bar";
import { company, product } from "@/lib/site";
import { organization, productWithPlans } from "@/lib/structured-data";

export const metadata: Metadata = {
  description: `${product.name} watches the temperature in your cold storage all night and tells you while there is still time to act. From ${company.name}.`,
};

export default function HomePage() {
  return (
    <Main>
      <JsonLd data={organization} />
      <JsonLd data={productWithPlans} />
      <NightHero />
      <div>
        <section aria-labelledby="parts" className="pt-(--section)">
          <div className="container-page grid gap-x-6 gap-y-5 min-[85rem]:grid-cols-3">
            <h2 id="parts" className="text-title">
              Three parts. <br />
              One clear warning.
            </h2>
            <div>
              <p className="max-w-[24em] text-lead">
                The same night at three moments: in the room, in the cloud, in your pocket.
              </p>
              <p className="mt-6 actions">
                <a
                  href="/iot/tempguard"
                  className="inline-flex min-h-12 items-center button-outline px-5.5 font-medium"
                >
                  View Product
                </a>
              </p>
            </div>
          </div>
          <ThreeParts />
          <dl className="container-page mt-12 grid gap-x-6 desk:mt-16 desk:grid-cols-3">
            {[
              ["Who is told", answers.whoIsTold],
              ["When the internet goes down", answers.whenTheInternetGoesDown],
              ["When the power goes out", answers.whenThePowerGoesOut],
            ].map(([question, answer]) => (
              <div key={question} className="border-t border-border py-4">
                <dt className="font-medium text-ink">{question}</dt>
                <dd className="mt-1 max-w-[44em] text-base text-pretty">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Price />
        <section aria-label="The company" className="container-page pb-[calc(var(--section)*.9)]">
          <div className="border-t border-border pt-[clamp(36px,4vw,64px)]" />
          <p className="mb-[clamp(28px,3.4vw,56px)] max-w-[24em] text-statement font-medium text-ink">
            We are the startup behind {product.name}. We build smart solutions, automation systems
            and robotics platforms, for industrial and educational use.{" "}
            <a href="/iot" className="action-link text-md tracking-normal whitespace-nowrap">
              What we build
            </a>
          </p>
          <VisionAndMission />
        </section>
        <StickyBar />
      </div>
      <Island
        name="visitors-morning"
        component={VisitorsMorning}
        props={{ phone: company.phone }}
      />
    </Main>
  );
}

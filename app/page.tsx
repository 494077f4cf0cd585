import type { Metadata } from "next";
import { NightHero } from "@/components/home/hero/night-hero";
import { OpenDoor } from "@/components/home/replay/open-door";
import { Price } from "@/components/home/price";
import { ThreeParts } from "@/components/home/three-parts";
import { VisionAndMission } from "@/components/home/vision-and-mission";
import { CallToAction } from "@/components/layout/call-to-action";
import { JsonLd } from "@/components/layout/json-ld";
import { StickyBar } from "@/components/layout/sticky-bar";
import { WhatYouAreTold } from "@/components/layout/what-you-are-told";
import { setting } from "@/components/charts/night-data";
import { Island } from "@/components/ui/island";
import { company, product } from "@/lib/site";
import { organization, productWithOffer } from "@/lib/structured-data";

export const metadata: Metadata = {
  description: `${product.name} watches the temperature in your cold storage all night and tells you while there is still time to act. From ${company.name}.`,
};

export default function HomePage() {
  return (
    <>
      <JsonLd data={organization} />
      <JsonLd data={productWithOffer} />
      <NightHero />
      {/* The bar at the bottom of a phone comes only when the hero's own button has left the screen. */}
      <div className="max-sm:pt-75">
        <section id="night" aria-labelledby="told" className="section max-sm:-mt-75 sm:hidden">
          <div className="container-page">
            <h2 id="told" className="text-title">
              Told at 02:00, <br />
              not at 06:00.
            </h2>
            <p className="mt-3.5">
              One night in one walk-in chiller. The air warms in minutes; the stock takes hours. The
              alert comes in&nbsp;between.
            </p>
          </div>
          <Island name="open-door" component={OpenDoor} props={{ shape: "down" }} />
          <p className="container-page mt-3.5 text-label">
            <b className="mr-2">Fig.&nbsp;1</b>
            {setting}
          </p>
        </section>
        <section aria-label="What you are told" className="sm:pt-6">
          <WhatYouAreTold />
        </section>
        <section aria-labelledby="parts" className="pt-(--section)">
          <div className="container-page grid-12 gap-y-5">
            <h2 id="parts" className="col-span-8 text-title max-md:col-span-full">
              Three parts. <br />
              One clear warning.
            </h2>
            <div className="col-span-4 max-md:col-span-full">
              <p className="text-lead">
                The same room, the same minute: 02:00, on the wall, in the cloud and in your pocket.
              </p>
              <p className="mt-6 actions">
                <a href="/iot/tempguard" className="button">
                  View Product
                </a>
              </p>
            </div>
          </div>
          <ThreeParts />
        </section>
        <section aria-labelledby="replay" className="pt-(--section) max-sm:hidden print:hidden">
          <Island name="open-door" component={OpenDoor} props={{ shape: "across" }} />
        </section>
        <Price />
        <section aria-label="The company" className="container-page pb-(--section)">
          <div className="mb-(--section) border-t border-border" />
          <p className="max-w-[26em] text-statement font-medium text-balance text-ink">
            We are a startup. We build smart solutions, automation systems and robotics platforms
            for industrial and educational use.
          </p>
          <p className="mt-3 mb-[clamp(36px,4vw,64px)]">
            <a href="/iot" className="action-link">
              What we build
            </a>
          </p>
          <VisionAndMission />
        </section>
        <StickyBar />
      </div>
      <CallToAction />
    </>
  );
}

import type { Metadata } from "next";
import { VisionAndMission } from "@/components/home/vision-and-mission";
import { ThreeVerbs } from "@/components/iot/three-verbs";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { CallToAction } from "@/components/layout/call-to-action";
import { Main } from "@/components/layout/main";
import { company } from "@/lib/site";

export const metadata: Metadata = {
  title: "IoT",
  description: `${company.name}: ${company.description}`,
};

export default function IotPage() {
  return (
    <>
      <Main>
        <Breadcrumbs crumbs={[{ href: "/iot", label: "IoT" }]} />
        <section className="border-border pt-1 max-sm:border-b sm:pt-[clamp(20px,3vw,48px)]">
          <div className="container-page">
            <h1 className="text-[clamp(min(12vw,46px),1rem+5.4vw,7.5rem)] leading-[.98] tracking-[-.034em] [word-spacing:.04em]">
              Things that measure, <br className="max-sm:hidden" />
              decide and speak up.
            </h1>
            <p className="mt-[clamp(14px,2.6vw,28px)] max-w-80 text-lead sm:max-w-[30em] sm:max-desk:max-w-[54vw]">
              We are the startup behind Temp Guard. We build smart solutions, automation systems and
              robotics platforms, for industrial and educational use.
            </p>
            <p className="relative z-1 mt-6 actions">
              <a href="/iot/tempguard" className="button">
                View Product
              </a>
              <a href="/contact-us" data-cta className="action-link">
                Get a quotation
              </a>
            </p>
          </div>
          <ThreeVerbs />
        </section>
        <div className="container-page py-[clamp(40px,6vw,88px)]">
          <VisionAndMission />
        </div>
      </Main>
      <CallToAction />
    </>
  );
}

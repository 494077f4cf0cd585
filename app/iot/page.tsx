import type { Metadata } from "next";
import { VisionAndMission } from "@/components/home/vision-and-mission";
import { RoundChart } from "@/components/iot/round-chart";
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
        <section className="container-page grid-12 items-center gap-y-10 pt-2 pb-[clamp(36px,4.4vw,72px)] sm:pt-[clamp(16px,2vw,32px)]">
          <div className="col-span-6 max-md:col-span-full">
            <h1 className="text-[clamp(min(10.5vw,42px),1rem+3.9vw,5rem)] leading-none tracking-[-.034em] text-balance [word-spacing:.04em]">
              Smart solutions, automation systems, robotics platforms.
            </h1>
            <p className="mt-[clamp(16px,1.8vw,28px)] max-w-[27em] text-lead text-pretty">
              We are a startup and build them for industrial and educational use. The first that you
              can have keeps watch over cold rooms: Temp Guard.
            </p>
            <p className="mt-6 actions">
              <a href="/iot/tempguard" className="button">
                View Product
              </a>
              <a href="/demo" className="action-link">
                Try the demo
              </a>
            </p>
          </div>
          <figure className="col-span-6 max-md:col-span-full">
            <RoundChart />
          </figure>
        </section>
        <div className="container-page pb-[clamp(48px,6vw,96px)]">
          <div className="border-t border-border pt-[clamp(28px,3.4vw,56px)]">
            <VisionAndMission />
          </div>
        </div>
      </Main>
      <CallToAction />
    </>
  );
}

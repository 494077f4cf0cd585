import type { Metadata } from "next";
import { VisionAndMission } from "@/components/layout/vision-and-mission";
import { RoundChart } from "@/components/charts/round-chart";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ClosingPanel } from "@/components/layout/closing-panel";
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
        <section className="overflow-x-clip pt-2 sm:pt-[clamp(16px,2vw,32px)]">
          <div className="container-page grid-12 items-end gap-y-8">
            <div className="col-span-5 max-md:col-span-full md:pb-[clamp(24px,4vw,72px)]">
              <h1 className="text-[min(9.4vw,4.5rem)] leading-none tracking-[-.032em] md:text-[min(4.15vw,4.7rem)]">
                Smart solutions, <br />
                automation systems, <br />
                robotics platforms.
              </h1>
              <p className="mt-[clamp(16px,1.8vw,28px)] text-lead text-pretty md:text-balance">
                We are a startup and build them for industrial and educational use. The first you
                can buy is Temp&nbsp;Guard, which watches cold rooms.
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
            <div className="col-span-7 pt-10 max-md:col-span-full">
              <RoundChart />
            </div>
          </div>
        </section>
        <div className="container-page py-[clamp(64px,6vw,96px)]">
          <VisionAndMission />
        </div>
      </Main>
      <ClosingPanel sentence="The watch goes&nbsp;on." />
    </>
  );
}

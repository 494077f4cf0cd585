import type { Metadata } from "next";
import { WatchedNight } from "@/components/iot/watched-night";
import { VisionAndMission } from "@/components/layout/vision-and-mission";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ClosingLine } from "@/components/layout/closing-line";
import { Main } from "@/components/layout/main";
import { company } from "@/lib/site";

export const metadata: Metadata = {
  title: "IoT",
  description: `${company.name}: ${company.description}`,
};

export default function IotPage() {
  return (
    <>
      <Main className="overflow-clip">
        <Breadcrumbs crumbs={[{ href: "/iot", label: "IoT" }]} />
        <section className="container-page pt-2 pb-6 tab:pb-10 md:pt-[clamp(8px,2.4vw,40px)] flat:pt-1 flat:pb-3">
          <div className="relative z-1 tab:max-w-[53%]">
            <h1 className="text-[min(9.4vw,10svh)] leading-[.98] tracking-[-.034em] tab:text-[min(5.4vw,9.4svh,5.75rem)]">
              Smart solutions, <br />
              automation systems, <br />
              robotics platforms.
            </h1>
            <p className="mt-[clamp(14px,1.8vw,28px)] max-w-[31em] text-lead">
              We are a startup and build them for industrial and educational use. The first you can
              buy is Temp&nbsp;Guard, which watches cold rooms.
            </p>
            <p className="mt-[clamp(18px,1.8vw,28px)] actions">
              <a href="/iot/tempguard" className="button">
                See Temp Guard
              </a>
              <a href="/demo" className="action-link">
                Try the demo
              </a>
            </p>
          </div>
        </section>
        <WatchedNight />
        <div className="border-t border-border">
          <VisionAndMission className="container-page py-[clamp(32px,4vw,64px)] tab:grid-cols-2" />
        </div>
      </Main>
      <ClosingLine />
    </>
  );
}

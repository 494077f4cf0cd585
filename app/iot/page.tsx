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
      <Main>
        <Breadcrumbs crumbs={[{ href: "/iot", label: "IoT" }]} />
        <section className="iot-hero">
          <h1 className="relative z-1 container-page w-full pt-2 text-[min(9.4vw,10svh)] leading-[.98] tracking-[-.034em] tab:text-[min(5.4vw,8.8svh,5.75rem)] flat:pt-0">
            <span>
              Smart solutions, <br />
              automation systems, <br />
              robotics platforms.
            </span>
          </h1>
          <WatchedNight />
          <div className="relative z-1 container-page w-full pt-3.5 tab:py-7 flat:pt-2 flat:pb-4">
            <p className="max-w-[31em] text-lead tab:max-w-[46%] flat:max-w-[58%]">
              We are a startup and build them for industrial and educational use. The first you can
              buy is Temp&nbsp;Guard, which watches cold rooms.
            </p>
            <p className="mt-[clamp(14px,1.8vw,28px)] actions flat:mt-1">
              <a href="/iot/tempguard" className="button">
                See Temp Guard
              </a>
              <a href="/demo" className="action-link">
                Try the demo
              </a>
            </p>
          </div>
        </section>
        <VisionAndMission className="container-page py-[clamp(32px,4vw,72px)] tab:grid-cols-2" />
      </Main>
      <ClosingLine />
    </>
  );
}

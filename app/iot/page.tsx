import type { Metadata } from "next";
import { WatchedNight } from "@/components/iot/watched-night";
import { VisionAndMission } from "@/components/layout/vision-and-mission";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Closing } from "@/components/layout/closing";
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
        {/* `--device` is the width of the device's housing, `--edge` the space at its right. */}
        <section className="grid grid-cols-[100%] overflow-clip border-b border-border [--device:min(64vw,26rem)] [--edge:calc(50%-var(--device)*.5)] md:grid-rows-[minmax(calc(var(--device)*.55+12px),auto)_auto] md:[--device:min(41vw,44rem)] md:[--edge:var(--gutter)]">
          <h1 className="relative z-1 container-page w-full pt-2 text-[min(9.4vw,10svh)] leading-[.98] tracking-[-.03em] md:self-end md:pb-9 md:text-[min(5.4vw,5.75rem)]">
            Smart solutions, <br />
            automation systems, <br />
            robotics platforms.
          </h1>
          <div className="relative z-1 container-page w-full pt-[calc(.5rem+2vw)] md:pt-[calc(var(--device)*.0877+28px)] md:pb-7 md:[grid-area:2/1]">
            <p className="text-lead md:max-w-[46%]">
              We are a startup and build them for industrial and educational use. The first you can
              buy is Temp&nbsp;Guard, which watches cold rooms.
            </p>
            <p className="mt-5 actions max-sm:gap-x-4">
              <a href="/iot/tempguard" className="button max-[26rem]:px-3">
                See Temp Guard
              </a>
              <a href="/demo" className="action-link">
                Try the demo
              </a>
            </p>
          </div>
          <WatchedNight />
        </section>
        <VisionAndMission className="container-page py-[clamp(32px,4vw,72px)] tab:grid-cols-2" />
      </Main>
      <Closing />
    </>
  );
}

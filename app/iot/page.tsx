import type { Metadata } from "next";
import { linePath } from "@/components/charts/plot";
import { VisionAndMission } from "@/components/layout/vision-and-mission";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ClosingLine } from "@/components/layout/closing-line";
import { Main } from "@/components/layout/main";
import { DeviceFront } from "@/components/ui/device-face";
import { incident } from "@/lib/cold-room/incident";
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
        <div className="container-page overflow-x-clip md:grid-12">
          <section className="pt-2 sm:pt-[clamp(16px,2vw,32px)] md:col-span-7">
            <h1 className="text-[min(9.4vw,10svh,5.75rem)] leading-[.98] tracking-[-.034em] md:text-[min(5.4vw,5.75rem)]">
              Smart solutions, <br />
              automation systems, <br />
              robotics platforms.
            </h1>
            <p className="mt-[clamp(16px,1.8vw,28px)] max-w-[30em] text-lead text-pretty md:max-w-[min(30em,46vw)]">
              We are a startup and build them for industrial and educational use. The first you can
              buy is Temp&nbsp;Guard, which watches cold rooms.
            </p>
            <p className="mt-6 actions">
              <a href="/iot/tempguard" className="button">
                See Temp Guard
              </a>
              <a href="/demo" className="action-link">
                Try the demo
              </a>
            </p>
          </section>
          {/* The device is beside hero, vision and mission. The picture's empty margins exceed its column. */}
          <div className="relative -mx-[8%] mt-4 md:col-[8/-1] md:row-[1/3] md:mt-0 md:-mr-[22%] md:-ml-[34%] md:self-end">
            <DeviceFront
              line={{ d: line }}
              sizes="(max-width: 56.25rem) 108vw, min(62vw, 1080px)"
              isFirst
            />
          </div>
          <div className="pt-6 pb-[clamp(40px,5vw,80px)] md:col-span-5 md:pt-[clamp(56px,8vw,128px)]">
            <VisionAndMission />
          </div>
        </div>
      </Main>
      <ClosingLine />
    </>
  );
}

/** The air temperature of the incident, as the display of the device draws it. */
const line = linePath(incident.attended, ({ air }) => air, 6);

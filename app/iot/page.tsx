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
        <section className="iot-hero">
          <h1 className="container-page">
            <span>
              Smart solutions, <br />
              automation systems, <br />
              robotics platforms.
            </span>
          </h1>
          <WatchedNight />
          <div className="words container-page">
            <p className="text-lead flat:text-base">
              We are a startup and build them for industrial and educational use. The first you can
              buy is Temp&nbsp;Guard, which watches cold rooms.
            </p>
            <p className="actions">
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
      <Closing />
    </>
  );
}

import type { Metadata } from "next";
import { VisionAndMission } from "@/components/home/vision-and-mission";
import { company } from "@/lib/site";

export const metadata: Metadata = {
  title: "IoT",
  description: `${company.name}: ${company.description}`,
};

export default function IotPage() {
  return (
    <div className="container-page grid-12 pt-[clamp(56px,8vw,136px)] pb-[clamp(72px,9vw,128px)]">
      <div className="col-span-9 col-start-4 max-md:col-span-full">
        <h1 className="text-display">Things that measure, decide and speak up.</h1>
        <p className="mt-7 max-w-[32em] text-lead">
          We are a startup. We build smart solutions, automation systems and robotics platforms for
          industrial and educational use.
        </p>
        <div className="mt-[clamp(64px,8vw,120px)] mb-8 ruler" />
        <VisionAndMission />
      </div>
    </div>
  );
}

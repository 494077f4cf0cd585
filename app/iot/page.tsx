import type { Metadata } from "next";
import { ClockAxis } from "@/components/charts/clock-axis";
import { SmallHoursWithStock } from "@/components/charts/small-hours";
import { ThreeVerbs } from "@/components/home/three-verbs";
import { ThreeVerbsDown } from "@/components/home/three-verbs-down";
import { VisionAndMission } from "@/components/home/vision-and-mission";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { company } from "@/lib/site";

export const metadata: Metadata = {
  title: "IoT",
  description: `${company.name}: ${company.description}`,
};

export default function IotPage() {
  return (
    <>
      <Breadcrumbs crumbs={[{ href: "/iot", label: "IoT" }]} />
      <section className="border-border pt-1 sm:border-b sm:pt-[clamp(20px,3vw,48px)]">
        <div className="container-page">
          <h1 className="text-[clamp(2.6875rem,1rem+5.4vw,6.5rem)] leading-[.98] tracking-[-.034em] [word-spacing:.04em]">
            Things that measure, <br className="max-sm:hidden" />
            decide and speak up.
          </h1>
          <p className="mt-[clamp(14px,1.7vw,24px)] max-w-[30em] text-lead text-pretty">
            We are a startup. We build smart solutions, automation systems and robotics platforms
            for industrial and educational use.
          </p>
          <p className="relative z-1 mt-6.5 actions max-sm:hidden">
            <a href="/iot/tempguard" className="button">
              See Temp Guard
            </a>
          </p>
        </div>
        <ThreeVerbs />
        <ThreeVerbsDown />
        <a href="/iot/tempguard" className="block sm:hidden">
          <span className="flex min-h-16 items-center justify-between border-b border-border bg-surface px-5 py-2.5">
            <span>
              <span className="block text-label">The first thing we built</span>
              <b className="text-[1.1875rem] leading-tight">IoT - Temp Guard</b>
            </span>
            <svg
              width="20"
              height="12"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              className="text-ink"
              aria-hidden="true"
            >
              <path d="M0 6h18M13 1l5 5-5 5" />
            </svg>
          </span>
        </a>
      </section>
      <div className="container-page py-[clamp(40px,6vw,88px)]">
        <VisionAndMission hasChartOnPhone>
          <p className="mt-3 actions">
            <a href="/contact-us" className="action-link">
              Get a quotation
            </a>
            <a href="/demo" className="action-link">
              Try the demo
            </a>
          </p>
        </VisionAndMission>
      </div>
      <div className="container-page">
        <ClockAxis fromHour={3} toHour={6} />
      </div>
      <SmallHoursWithStock />
    </>
  );
}

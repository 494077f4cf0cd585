import type { ReactNode } from "react";
import { TemperatureStrip } from "@/components/charts/temperature-strip";

type ErrorLayoutProps = { sign: ReactNode; title: ReactNode; children: ReactNode };

/** The layout of the 404 page and of the page of a failed request: a line that is broken, with a sign in its gap. */
export function ErrorLayout({ sign, title, children }: ErrorLayoutProps) {
  return (
    <>
      <section className="container-page pt-[clamp(40px,5vw,80px)]">
        <h1 className="text-display text-balance md:text-[min(6.6vw,7.5rem)]">{title}</h1>
        <div className="mt-5.5 text-lead">{children}</div>
      </section>
      <div className="relative mt-[clamp(8px,1.4vw,24px)]">
        <TemperatureStrip
          from={60}
          to={420}
          degrees={[-3, 6]}
          gap={[164, 274]}
          className="h-[clamp(7rem,38vh,24rem)] w-full"
        />
        {/* In the middle between the two readings, at their height. */}
        <p className="absolute top-[41%] left-[44.2%] text-display ml-0 -translate-1/2 font-medium text-ink md:text-[min(6.6vw,7.5rem)]">
          {sign}
        </p>
      </div>
    </>
  );
}

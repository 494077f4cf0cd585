import type { ReactNode } from "react";
import { TemperatureStrip } from "@/components/charts/temperature-strip";

type ErrorLayoutProps = { label: ReactNode; title: ReactNode; children: ReactNode };

/** The layout of the 404 page and of the page of a failed request, with a line that is broken. */
export function ErrorLayout({ label, title, children }: ErrorLayoutProps) {
  return (
    <>
      <section className="container-page pt-[clamp(40px,5vw,80px)] flat:pt-4">
        <p className="mb-3.5 text-base font-medium text-ink flat:mb-1">{label}</p>
        <h1 className="text-display text-balance md:text-[min(6.6vw,7.5rem)] low:text-[min(6.6vw,12svh)]">
          {title}
        </h1>
        <div className="mt-5.5 text-lead flat:mt-2">{children}</div>
      </section>
      <TemperatureStrip
        from={60}
        to={420}
        degrees={[-3, 6]}
        gap={[164, 274]}
        className="mt-[clamp(36px,4vw,64px)] h-[clamp(7rem,38vh,24rem)] w-full flat:mt-3"
      />
    </>
  );
}

import type { ReactNode } from "react";
import { SectionLabel } from "./section";

type PageHeroProps = {
  label: string;
  title: ReactNode;
  children: ReactNode;
};

/** The opening of an inner page: label in the margin, headline and lead from column 4. */
export function PageHero({ label, title, children }: PageHeroProps) {
  return (
    <section className="container-page grid-12 gap-y-7 pt-[clamp(48px,6.4vw,96px)] pb-[clamp(40px,5vw,72px)]">
      <SectionLabel id="page-label" index={1} label={label} />
      <div className="col-span-9 max-md:col-span-full">
        <h1 className="text-[clamp(2.5rem,1.5rem+2.9vw,4.25rem)] leading-[1.02] tracking-[-.03em] [word-spacing:.05em]">
          {title}
        </h1>
        <div className="mt-6 max-w-[34em] text-lead">{children}</div>
      </div>
    </section>
  );
}

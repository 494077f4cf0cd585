import type { ReactNode } from "react";

type PageHeroProps = { title: ReactNode; children: ReactNode };

/** The opening of an inner page: headline and lead. */
export function PageHero({ title, children }: PageHeroProps) {
  return (
    <div className="container-page pt-[clamp(28px,5vw,80px)] pb-[clamp(32px,4vw,64px)]">
      <h1 className="-ml-[.04em] max-w-[14em] text-display">{title}</h1>
      <div className="mt-5 max-w-[34em] text-lead">{children}</div>
    </div>
  );
}

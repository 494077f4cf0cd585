import type { ReactNode } from "react";

type PageHeroProps = { title: ReactNode; children: ReactNode };

/** The opening of an inner page, below its breadcrumbs: headline and lead. */
export function PageHero({ title, children }: PageHeroProps) {
  return (
    <div className="container-page pt-[clamp(24px,4vw,64px)] pb-[clamp(32px,4vw,64px)]">
      <h1 className="text-display max-w-[14em]">{title}</h1>
      <div className="mt-5 max-w-[34em] text-lead">{children}</div>
    </div>
  );
}

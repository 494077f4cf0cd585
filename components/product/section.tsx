import type { ReactNode } from "react";

type SectionProps = { id: string; name: string; isLarge?: boolean; children: ReactNode };

/** A section with its heading. The children span the page's whole width unless they use `container-page`. */
export function Section({ id, name, isLarge, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="py-(--section)">
      <h2 id={`${id}-name`} className={`container-page ${isLarge ? "text-title" : "text-section"}`}>
        {name}
      </h2>
      {children}
    </section>
  );
}

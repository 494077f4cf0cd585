import type { ReactNode } from "react";

type SectionProps = { id: string; name: string; isLarge?: boolean; children: ReactNode };

/** A section with a heading. Its children span the full width of the page unless they use `container-page`. */
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

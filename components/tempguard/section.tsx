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

type FactsProps = { facts: readonly { name: string; text: string }[]; className: string };

/** Names and sentences, side by side. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={`container-page ruled-rows mt-(--head) grid gap-x-6 ${className}`}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="text-pretty">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

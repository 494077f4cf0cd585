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
    <dl className={`container-page mt-(--head) grid gap-x-6 ${className}`}>
      {facts.map(({ name, text }) => (
        <div key={name} className="border-t border-border py-3 leading-[1.4] md:py-3.75">
          <dt className="text-name font-medium text-ink">{name}</dt>
          <dd className="mt-0.5 max-w-[44em] text-pretty max-md:text-base">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from "react";

type SectionProps = SectionHeadProps & { children: ReactNode };

/** A section under its name. What is in it takes the page's whole width unless it stands in a `container-page`. */
export function Section({ children, ...head }: SectionProps) {
  return (
    <section id={head.id} aria-labelledby={`${head.id}-name`} className="py-(--section)">
      <SectionHead {...head} className="container-page" />
      {children}
    </section>
  );
}

type SectionHeadProps = {
  id: string;
  name: ReactNode;
  /** A freer sentence below it. */
  line?: ReactNode;
  className?: string;
};

export function SectionHead({ id, name, line, className }: SectionHeadProps) {
  return (
    <hgroup className={className}>
      <h2 id={`${id}-name`} className="text-title">
        {name}
      </h2>
      {line && <p className="mt-2 text-lead text-muted">{line}</p>}
    </hgroup>
  );
}

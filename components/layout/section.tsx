import type { ReactNode } from "react";

type SectionProps = SectionHeadProps & { children: ReactNode };

/** A section under its name. What is in it takes the page's whole width unless it stands in a `container-page`. */
export function Section({ id, name, line, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="section">
      <div className="container-page">
        <SectionHead id={id} name={name} line={line} />
      </div>
      {children}
    </section>
  );
}

type SectionHeadProps = {
  id: string;
  /** The heading. */
  name: ReactNode;
  /** A freer sentence that stands beside it, on a phone below. */
  line?: ReactNode;
};

export function SectionHead({ id, name, line }: SectionHeadProps) {
  return (
    <hgroup className="grid-12 items-end gap-y-2">
      <h2 id={`${id}-name`} className="col-span-6 text-title max-md:col-span-full">
        {name}
      </h2>
      {line && (
        <p className="col-span-5 col-start-8 text-lead text-muted max-md:col-span-full">{line}</p>
      )}
    </hgroup>
  );
}

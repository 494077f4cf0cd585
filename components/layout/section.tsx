import type { ReactNode } from "react";

type SectionProps = {
  /** The section's name as it stands in the margin. */
  label: string;
  index: number;
  id: string;
  children: ReactNode;
  /** What takes all twelve columns, below. */
  figure?: ReactNode;
};

/** A numbered section: label in columns 1 to 3, content from column 4, a ruler above. */
export function Section({ label, index, id, children, figure }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-label`}
      className="container-page pb-[clamp(72px,9vw,128px)]"
    >
      <div className="mb-5 ruler" />
      <div className="grid-12 gap-y-7">
        <SectionLabel id={`${id}-label`} index={index} label={label} />
        <div className="col-span-9 max-md:col-span-full">{children}</div>
      </div>
      {figure}
    </section>
  );
}

export function SectionLabel({ id, index, label }: Pick<SectionProps, "id" | "index" | "label">) {
  return (
    <p
      id={id}
      className="col-span-3 flex gap-3.5 pt-1 text-[.9375rem] font-medium text-ink max-md:col-span-full"
    >
      <span className="font-normal text-muted" aria-hidden="true">
        {index}
      </span>
      {label}
    </p>
  );
}

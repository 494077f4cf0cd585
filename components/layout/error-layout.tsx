import type { ReactNode } from "react";

type ErrorLayoutProps = { label: string; title: string; children: ReactNode };

/** A page for when there is nothing to show: in its band the trace breaks off. */
export function ErrorLayout({ label, title, children }: ErrorLayoutProps) {
  return (
    <section className="pt-[clamp(40px,5vw,80px)]">
      <div className="container-page">
        <p className="mb-3 text-label">{label}</p>
        <h1 className="max-w-[11em] text-display">{title}</h1>
        <div className="mt-6 max-w-[34em] text-lead">{children}</div>
      </div>
    </section>
  );
}

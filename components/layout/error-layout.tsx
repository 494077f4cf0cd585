import type { ReactNode } from "react";

type ErrorLayoutProps = { label: string; title: string; children: ReactNode };

/** The words of a page for when there is nothing to show. */
export function ErrorLayout({ label, title, children }: ErrorLayoutProps) {
  return (
    <section className="pt-[clamp(40px,5vw,80px)]">
      <div className="container-page">
        <p className="mb-3.5 text-base font-medium text-ink">{label}</p>
        <h1 className="text-display max-w-[14em]">{title}</h1>
        <div className="mt-5.5 max-w-[45em] text-lead">{children}</div>
      </div>
    </section>
  );
}

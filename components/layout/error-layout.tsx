import type { ReactNode } from "react";

type FlatLineProps = { label: string; title: string; children: ReactNode };

/** A page for when there is nothing to show: the trace has gone flat. */
export function ErrorLayout({ label, title, children }: FlatLineProps) {
  return (
    <section className="pt-[clamp(48px,6.4vw,96px)]">
      <div className="container-page grid-12 gap-y-7">
        <p className="col-span-3 pt-2 text-label max-md:col-span-full">{label}</p>
        <div className="col-span-9 max-md:col-span-full">
          <h1 className="max-w-[11em] text-display">{title}</h1>
          <div className="mt-6 max-w-[34em] text-lead">{children}</div>
        </div>
      </div>
      <svg
        width="100%"
        height="128"
        viewBox="0 0 1200 128"
        preserveAspectRatio="none"
        className="mt-[clamp(48px,7vw,104px)] block"
        aria-hidden="true"
      >
        <rect y="40" width="1200" height="88" className="fill-band" />
        <path
          d="M0 84c20 0 20-14 40-14s20 24 40 24 20-18 40-18 20 14 40 14 20-26 40-26 20 30 40 30 18-10 40-10H1200"
          fill="none"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink"
        />
      </svg>
    </section>
  );
}

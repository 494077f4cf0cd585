import type { ReactNode } from "react";

/** Replaces an island that failed to render. */
export function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <ErrorLayout label="Error" title="This part of the page has broken.">
      <p>Try again. If that does not help, the other pages may still work.</p>
      <p className="mt-8 actions">
        <button type="button" onClick={retry} className="button">
          Try again
        </button>
        <a href="/contact-us" className="action-link">
          Contact Us
        </a>
      </p>
    </ErrorLayout>
  );
}

type ErrorLayoutProps = { label: string; title: string; children: ReactNode };

/** The layout of the error page and the 404 page. */
export function ErrorLayout({ label, title, children }: ErrorLayoutProps) {
  return (
    <section className="container-page pt-[clamp(40px,5vw,80px)] flat:pt-4">
      <p className="mb-3.5 text-base font-medium text-ink flat:mb-1">{label}</p>
      <h1 className="text-display text-balance md:text-[min(6.6vw,7.5rem)] low:text-[min(6.6vw,12svh)]">
        {title}
      </h1>
      <div className="mt-5.5 text-lead flat:mt-2">{children}</div>
    </section>
  );
}

import type { ReactNode } from "react";

type ErrorPageProps = {
  error: Error & { digest?: string };
  retry: () => void;
  /** Beside it. */
  aside?: ReactNode;
};

/** Stands for a page, or for a part of one, that broke while it was drawn. */
export function ErrorPage({ error, retry, aside }: ErrorPageProps) {
  return (
    <ErrorLayout label="Error" title="This page lost its reading." aside={aside}>
      <p>
        Something broke on our side. Try again; if that does not help, the other pages may still
        work.
      </p>
      {error.digest && <p className="mt-3 text-label">Reference {error.digest}</p>}
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

type ErrorLayoutProps = { label: string; title: string; aside?: ReactNode; children: ReactNode };

/** The words of a page for when there is nothing to show. */
export function ErrorLayout({ label, title, aside, children }: ErrorLayoutProps) {
  return (
    <section className="container-page grid-12 items-end gap-y-10 pt-[clamp(40px,5vw,80px)]">
      <div className="col-span-7 max-md:col-span-full">
        <p className="mb-3.5 text-base font-medium text-ink">{label}</p>
        <h1 className="text-display text-balance md:max-w-[10em]">{title}</h1>
        <div className="mt-5.5 max-w-[36em] text-lead">{children}</div>
      </div>
      {aside}
    </section>
  );
}

import { ErrorLayout } from "./error-layout";

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

/** Stands for a page, or for a part of one, that broke while it was drawn. */
export function ErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <ErrorLayout label="Error" title="This page lost its reading.">
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

import type { ComponentType, ReactNode } from "react";

type IslandProps<Props> = {
  name: string;
  component: ComponentType<Props>;
  props: Props;
  /** A sentence for when the island could not be loaded: what to do instead. "Try again" follows it. */
  fallback?: ReactNode;
  /** A sentence for when its form is sent without a connection, before the island runs. */
  offline?: ReactNode;
};

/**
 * A part of a page that needs React in the browser. On a finished page the loader starts it once the page is painted and
 * idle; on any other page Next does, at once. It stands in `islands/registry.ts`; its props must survive JSON.
 *
 * Until it runs, and where it cannot:
 * - `data-state` of its element is "stale" once the visitor has set an input, "failed" when it could not be loaded.
 * - `data-offline` of its element says that its form was sent without a connection.
 * - `needs-island` is the class of what only a running island keeps true, such as a total: it is not seen meanwhile.
 * - `no-js:` also means an island that has failed, where a button that does nothing must not be shown.
 * - `data-repeat` marks a button whose every press counts while the island is on its way; of any other, one press does.
 * - `data-parameter="qty"` marks an input that takes `?qty=` from the address before any framework, by `prefill`.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  fallback,
  offline,
}: IslandProps<Props>) {
  return (
    <>
      <div data-island={name} data-props={JSON.stringify(props)} className="contents">
        <Component {...props} />
      </div>
      <div className="contents">
        {fallback && (
          <p role="alert" tabIndex={-1} data-when="failed" className="container-page">
            {fallback}{" "}
            <button type="button" data-retry className="min-h-11 text-link">
              Try again
            </button>
          </p>
        )}
        {offline && (
          <p role="alert" tabIndex={-1} data-when="offline">
            {offline}
          </p>
        )}
      </div>
    </>
  );
}

import type { ComponentType, ReactNode } from "react";
import type { IslandName } from "./registry";

type IslandProps<Props> = {
  /** The name of the component's file. */
  name: IslandName;
  component: ComponentType<Props>;
  props: Props;
  /** A sentence that says what a visitor can do if the island fails. The link "Try again" follows it. */
  fallback?: ReactNode;
};

/**
 * A part of a page that React hydrates. `islands/registry.ts` must list its component, and its props must be
 * serialisable as JSON. In the optimized build the loader hydrates it (`islands/loader.ts`), in `next dev` Next does.
 *
 * Until it is hydrated:
 * - Its element's `data-state` is "stale" after the visitor has changed an input, "failed" if it was not loaded or threw.
 * - In both states the class `needs-island` hides what only a hydrated island keeps up to date, such as a total.
 * - The variant `no-js:` also applies inside an island that has failed. It hides buttons that would do nothing.
 * - `data-repeat` marks a button whose presses are all replayed. Only one press of any other button is replayed.
 * - `data-parameter="qty"` marks an input that `prefill` sets to the parameter `qty` of the address.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  fallback,
}: IslandProps<Props>) {
  return (
    <>
      <div data-island={name} data-props={JSON.stringify(props)} className="contents">
        <Component {...props} />
      </div>
      <div className="contents">
        {fallback && (
          <p role="alert" tabIndex={-1} data-when="failed">
            {fallback} {/* Reloads the page: browsers do not fetch a failed module again. */}
            <a href="" className="inline-block py-2.5 text-link">
              Try again
            </a>
            .
          </p>
        )}
      </div>
    </>
  );
}

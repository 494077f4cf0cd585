import type { ComponentType, ReactNode } from "react";
import type { IslandName } from "./registry";

type IslandProps<Props> = {
  /** The name of the component's file. */
  name: IslandName;
  component: ComponentType<Props>;
  props: Props;
  /** What a visitor can do when the island failed to load, in a sentence. The button "Try again" follows it. */
  fallback?: ReactNode;
};

/**
 * A part of a page that React hydrates. Its component stands in `islands/registry.ts`; its props must survive JSON. In the
 * optimized build the loader hydrates it (`islands/loader.ts`), in `next dev` Next does.
 *
 * Until it is hydrated:
 * - `data-state` of its element is "stale" once the visitor has changed an input, "failed" when it could not be loaded.
 * - The class `needs-island` hides what only a hydrated island keeps true, such as a total, in both states.
 * - The variant `no-js:` also applies to an island that has failed. Buttons that do nothing are hidden by it.
 * - `data-repeat` marks a button whose presses all count. Of any other button one press counts.
 * - `data-parameter="qty"` marks an input that `prefill` sets to `?qty=` of the address.
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
          <p role="alert" tabIndex={-1} data-when="failed" className="container-page">
            {fallback} {/* A reload: browsers do not fetch a module again that has failed. */}
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

import type { ComponentType, ReactNode } from "react";
import type { IslandName } from "./registry";

type IslandProps = {
  /** The name of the component's file. */
  name: IslandName;
  component: ComponentType;
  /** A sentence that says what a visitor can do if the island fails. The link "Try again" follows it. */
  fallback?: ReactNode;
};

/**
 * A part of a page that React hydrates. `islands/registry.ts` must list its component. In the optimized build the loader
 * hydrates it (`islands/loader.ts`), in `next dev` Next does.
 *
 * Until it is hydrated, it is the server's HTML. A press of a button waits and is then replayed. If the island does not
 * load or throws, its element has `data-state="failed"`, which
 * - hides elements with the class `needs-island`, such as a total that could not change;
 * - makes the variant `no-js:` apply, which hides buttons that would do nothing;
 * - shows the fallback.
 */
export function Island({ name, component: Component, fallback }: IslandProps) {
  return (
    <>
      <div data-island={name} className="contents">
        <Component />
      </div>
      <div className="contents">
        {fallback && (
          <p role="alert" data-when="failed">
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

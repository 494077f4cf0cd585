import { type ComponentType, type ReactNode, startTransition, useEffect, useReducer } from "react";
import { hydrateRoot } from "react-dom/client";
import { IslandBoundary } from "./boundary";

/** Hydrates every `<Island name={name}>` of the page and says so with an `island:ready` event on its element. */
export function startIsland<Props extends object>(name: string, Component: ComponentType<Props>) {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const props: Props = JSON.parse(element.dataset.props ?? "{}");
    const tellReady = () => element.dispatchEvent(new Event("island:ready", { bubbles: true }));
    // In a transition React hydrates in slices, and the page stays free between them.
    startTransition(() => {
      hydrateRoot(
        element,
        // Outside of the boundary: a part that breaks at once is ready too, and its "Try again" wants presses.
        <Hydrated onReady={tellReady}>
          <IslandBoundary>
            <Component {...props} />
          </IslandBoundary>
        </Hydrated>,
      );
    });
  }
}

type HydratedProps = { children: ReactNode; onReady: () => void };

/** Ready one draw after hydration: with what the first effects have set, such as a value that was typed before. */
function Hydrated({ children, onReady }: HydratedProps) {
  const [isHydrated, setHydrated] = useReducer(() => true, false);

  useEffect(() => {
    if (isHydrated) onReady();
    // Drawn together with what the parts' own effects set, which run first.
    else setHydrated();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once
  }, [isHydrated]);

  return children;
}

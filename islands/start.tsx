import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { IslandBoundary } from "./boundary";

/** Hydrates every `<Island name={name}>` of the page and says so with a `island:ready` event on its element. */
export function startIsland<Props extends object>(name: string, Component: ComponentType<Props>) {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const props: Props = JSON.parse(element.dataset.props ?? "{}");
    hydrateRoot(
      element,
      // Outside of the boundary: a part that breaks at once has settled too, and its "Try again" wants presses.
      <Hydrated onReady={() => element.dispatchEvent(new Event("island:ready", { bubbles: true }))}>
        <IslandBoundary>
          <Component {...props} />
        </IslandBoundary>
      </Hydrated>,
    );
  }
}

type SettlingProps = { children: ReactNode; onReady: () => void };

/** A transition waits for what the first effects have set, such as a value that the visitor typed before. */
function Hydrated({ children, onReady }: SettlingProps) {
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (isReady) onReady();
    else startTransition(() => setReady(true));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once
  }, [isReady]);

  return children;
}

import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { IslandBoundary } from "./boundary";

/** Hydrates every `<Island name={name}>` of the page and says so with a `settled` event on its element. */
export function startIsland<Props extends object>(name: string, Component: ComponentType<Props>) {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const props: Props = JSON.parse(element.dataset.props ?? "{}");
    hydrateRoot(
      element,
      // Outside of the boundary: a part that breaks at once has settled too, and its "Try again" wants presses.
      <Settling onSettled={() => element.dispatchEvent(new Event("settled", { bubbles: true }))}>
        <IslandBoundary>
          <Component {...props} />
        </IslandBoundary>
      </Settling>,
    );
  }
}

type SettlingProps = { children: ReactNode; onSettled: () => void };

/** A transition waits for what the first effects have set, such as a value that the visitor typed before. */
function Settling({ children, onSettled }: SettlingProps) {
  const [isSettled, setSettled] = useState(false);

  useEffect(() => {
    if (isSettled) onSettled();
    else startTransition(() => setSettled(true));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once
  }, [isSettled]);

  return children;
}

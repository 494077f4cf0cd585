import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorPage } from "@/components/layout/error-page";

/** Hydrates every `<Island name={name}>` of the page and says so with an `island:ready` event on its element. */
export function startIsland<Props extends object>(name: string, Part: ComponentType<Props>) {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const props: Props = JSON.parse(element.dataset.props ?? "{}");
    const announceReady = () => element.dispatchEvent(new Event("island:ready", { bubbles: true }));
    // In a transition React hydrates in slices, and the page can answer the visitor between them.
    startTransition(() => {
      hydrateRoot(
        element,
        // Outside the boundary: a part that breaks at once is ready too, as its "Try again" has to work.
        <Hydrated onReady={announceReady}>
          <IslandBoundary>
            <Part {...props} />
          </IslandBoundary>
        </Hydrated>,
      );
    });
  }
}

/** Calls `onReady` one render after hydration, when the page shows what the first effects have set (a typed value). */
function Hydrated({ children, onReady }: { children: ReactNode; onReady: () => void }) {
  const [isHydrated, setHydrated] = useState(false);

  useEffect(() => {
    if (isHydrated) onReady();
    // Children's effects have run by now: what they set is shown by the same render.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- a second render is what this is for
    else setHydrated(true);
  }, [isHydrated, onReady]);

  return children;
}

/** Shows the page's error message in the place of a part that breaks, as Next does for a whole page. */
class IslandBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorPage error={error} retry={() => this.setState({ error: undefined })} />;
  }
}

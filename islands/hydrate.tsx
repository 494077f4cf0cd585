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

/** Hydrates every `<Island name={name}>` of the page, then dispatches `island:ready` on its element. */
export function hydrateIsland<Props extends object>(name: string, Island: ComponentType<Props>) {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const props: Props = JSON.parse(element.dataset.props ?? "{}");
    const dispatchReady = () => element.dispatchEvent(new Event("island:ready", { bubbles: true }));
    // A transition hydrates in slices, so that the page answers the visitor between them.
    startTransition(() => {
      hydrateRoot(
        element,
        // Outside the boundary: an island that throws at once is ready too, so that its "Try again" works.
        <Hydrated onReady={dispatchReady}>
          <IslandBoundary>
            <Island {...props} />
          </IslandBoundary>
        </Hydrated>,
      );
    });
  }
}

/** Calls `onReady` one render after hydration, when the page shows what the first effects have set, such as a typed value. */
function Hydrated({ children, onReady }: { children: ReactNode; onReady: () => void }) {
  const [isHydrated, setHydrated] = useState(false);

  useEffect(() => {
    if (isHydrated) onReady();
    // The children's effects have run; the second render shows what they have set.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the second render is the purpose
    else setHydrated(true);
  }, [isHydrated, onReady]);

  return children;
}

/** Shows the error message in the place of an island that throws, as `app/error.tsx` does for a page. */
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

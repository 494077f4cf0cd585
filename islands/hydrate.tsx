import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorPage } from "@/components/layout/error-page";

/** Hydrates every `<Island name={name}>` of the page, then dispatches `island:ready` on its element. */
export function hydrateIsland<Props extends object>(name: string, Island: ComponentType<Props>) {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const props: Props = JSON.parse(element.dataset.props ?? "{}");
    // A transition hydrates in slices, and the page answers the visitor between them.
    startTransition(() => {
      hydrateRoot(
        element,
        // Outside the boundary: `island:ready` must fire even if the island throws, as "Try again" waits for it.
        <Hydrated element={element} inputs={inputsOf(element)}>
          <IslandBoundary>
            <Island {...props} />
          </IslandBoundary>
        </Hydrated>,
      );
    });
  }
}

type TextInput = HTMLInputElement | HTMLTextAreaElement;
type HydratedProps = { element: HTMLElement; inputs: TextInput[]; children: ReactNode };

/** Dispatches `island:ready` one render after hydration, when the page shows what the first effects have set. */
function Hydrated({ element, inputs, children }: HydratedProps) {
  const [isHydrated, setHydrated] = useState(false);

  // React replaces the elements of an island whose words a browser has translated. What was typed moves to the new inputs
  // before the children's effects read it.
  useLayoutEffect(() => {
    inputsOf(element).forEach((input, i) => {
      if (inputs[i] && inputs[i] !== input) input.value = inputs[i].value;
    });
  }, [element, inputs]);

  useEffect(() => {
    if (isHydrated) element.dispatchEvent(new Event("island:ready", { bubbles: true }));
    // The children's effects have run; the second render shows what they have set, such as a typed value.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the second render is the purpose
    else setHydrated(true);
  }, [isHydrated, element]);

  return children;
}

function inputsOf(element: HTMLElement): TextInput[] {
  return [...element.querySelectorAll<TextInput>("input, textarea")];
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

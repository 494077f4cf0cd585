import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorPage } from "@/components/layout/error-page";

/** Hydrates every `<Island name={name}>` of the page. Each one then dispatches `island:ready`. */
export function hydrateIsland<Props extends object>(name: string, Island: ComponentType<Props>) {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const props: Props = JSON.parse(element.dataset.props ?? "{}");
    // In a transition, React hydrates in slices, and the page responds to input between them.
    startTransition(() => {
      hydrateRoot(
        element,
        // Outside the boundary, because an island that throws must be ready too. Otherwise the loader would hold back
        // presses on "Try again".
        <Hydrated element={element} controls={controlsOf(element)}>
          <IslandBoundary>
            <Island {...props} />
          </IslandBoundary>
        </Hydrated>,
      );
    });
  }
}

type Control = HTMLButtonElement | HTMLInputElement | HTMLTextAreaElement | HTMLAnchorElement;
type HydratedProps = { element: HTMLElement; controls: Control[]; children: ReactNode };

declare global {
  interface WindowEventMap {
    /** `replacements` maps each control that React replaced during hydration to the new one. */
    "island:ready": CustomEvent<{ island: HTMLElement; replacements: Map<Element, HTMLElement> }>;
  }
}

/** Dispatches `island:ready` one render after hydration, when the state set by the first effects is rendered. */
function Hydrated({ element, controls, children }: HydratedProps) {
  const [isHydrated, setHydrated] = useState(false);
  // React renders and then replaces elements in the same task, so the focus cannot move in between.
  const [focused] = useState(() => document.activeElement);
  const replacements = useRef(new Map<Element, HTMLElement>());

  // React replaces the elements of an island whose text a browser has translated. This effect copies typed values to
  // the new inputs before the children's effects read them, and moves the focus to the new control.
  useLayoutEffect(() => {
    controlsOf(element).forEach((control, i) => {
      const former = controls[i];
      if (!former || former === control) return;
      replacements.current.set(former, control);
      if (former === focused) control.focus({ preventScroll: true });
      if (isInput(former) && isInput(control)) {
        control.value = former.value;
        // Inputs of the types `number` and `email` have no selection.
        if (former.selectionStart !== null)
          control.setSelectionRange(former.selectionStart, former.selectionEnd);
      }
    });
  }, [element, controls, focused]);

  useEffect(() => {
    // The children's effects have run. The second render shows the state that they have set, such as a typed value.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the second render is the purpose
    if (!isHydrated) return setHydrated(true);
    const detail = { island: element, replacements: replacements.current };
    dispatchEvent(new CustomEvent("island:ready", { detail }));
  }, [isHydrated, element]);

  return children;
}

function controlsOf(element: HTMLElement): Control[] {
  return [...element.querySelectorAll<Control>("a, button, input, textarea")];
}

function isInput(control: Control): control is HTMLInputElement | HTMLTextAreaElement {
  return control.matches("input, textarea");
}

/** Shows an error message in place of an island that throws. */
class IslandBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorPage retry={() => this.setState({ hasFailed: false })} />;
  }
}

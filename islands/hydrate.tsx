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

/** Hydrates every `<Island name={name}>` of the page, then dispatches `island:ready`. */
export function hydrateIsland<Props extends object>(name: string, Island: ComponentType<Props>) {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const props: Props = JSON.parse(element.dataset.props ?? "{}");
    // A transition hydrates in slices, and the page answers the visitor between them.
    startTransition(() => {
      hydrateRoot(
        element,
        // Outside the boundary, as an island that throws is ready too: a press on "Try again" would be held otherwise.
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
    /** `replacements` names the new control for each one that React has replaced during hydration. */
    "island:ready": CustomEvent<{ island: HTMLElement; replacements: Map<Element, HTMLElement> }>;
  }
}

/** Dispatches `island:ready` one render after hydration, when the page shows what the first effects have set. */
function Hydrated({ element, controls, children }: HydratedProps) {
  const [isHydrated, setHydrated] = useState(false);
  // React renders and replaces elements in one task, in which the visitor cannot move the focus.
  const [focused] = useState(() => document.activeElement);
  const replacements = useRef(new Map<Element, HTMLElement>());

  // React replaces the elements of an island whose words a browser has translated. What was typed moves to the new inputs
  // before the children's effects read it, and the focus moves to the new control.
  useLayoutEffect(() => {
    controlsOf(element).forEach((control, i) => {
      const former = controls[i];
      if (!former || former === control) return;
      replacements.current.set(former, control);
      if (former === focused) control.focus({ preventScroll: true });
      if (isInput(former) && isInput(control)) {
        control.value = former.value;
        // An input for numbers or addresses does not tell its selection.
        if (former.selectionStart !== null)
          control.setSelectionRange(former.selectionStart, former.selectionEnd);
      }
    });
  }, [element, controls, focused]);

  useEffect(() => {
    // The children's effects have run; the second render shows what they have set, such as a typed value.
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

/** Shows the error message in the place of an island that throws. */
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

import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
} from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates every `<Island name={name}>` of the page, except a form that has failed, which works without a script. */
export function hydrateIsland(name: string, Island: ComponentType) {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    // A form that has failed may be posted already: sent by script too, it would be another request.
    if (element.matches('[data-state="failed"]:has(form)')) delete element.dataset.island;
    else hydrate(element, <Island />);
  }
}

/**
 * Hydrates one element, which then dispatches `island:settled`. If the island throws, now or later, the element gets
 * the server's HTML back, which works without a script.
 */
function hydrate(element: HTMLElement, island: ReactNode) {
  const original = element.cloneNode(true);
  let controls = controlsOf(element);
  // A cleared form has new controls.
  element.addEventListener("input", () => (controls = controlsOf(element)));
  let focused: EventTarget | null = document.activeElement;
  // React stops this event after its capture phase until the island is hydrated.
  element.addEventListener("focusin", ({ target }) => (focused = target), true);
  // In these events React would hydrate at once and replace the element to which the focus is about to move.
  const hide = (event: Event) => element.dataset.island && event.stopImmediatePropagation();
  for (const type of ["pointerdown", "mousedown", "change"]) {
    element.addEventListener(type, hide, true);
  }

  function settle() {
    element.dispatchEvent(new Event("island:settled", { bubbles: true }));
  }

  function succeed() {
    delete element.dataset.island;
    delete element.dataset.state;
    settle();
  }

  function restore(error: unknown) {
    console.error(error);
    element.replaceChildren(...original.cloneNode(true).childNodes);
    adoptControls();
    element.dataset.state = "failed";
    settle();
  }

  /** Hands input, focus and a waiting press on to the controls that have replaced the former ones. */
  function adoptControls() {
    const former = controls;
    controls = controlsOf(element);
    for (const [key, control] of controls) {
      const before = former.get(key);
      if (!before || before === control) continue;
      if ("value" in control && control.matches("input, textarea")) control.value = before.value;
      if (before.hasAttribute("aria-busy")) control.setAttribute("aria-busy", "true");
      const isFocusLost = document.activeElement === document.body;
      if (before === focused && isFocusLost) control.focus({ preventScroll: true });
    }
  }

  // In a transition, React hydrates in slices, and the page responds to input between them.
  startTransition(() => {
    hydrateRoot(
      element,
      <Hydrated adoptControls={adoptControls} onReady={succeed}>
        {island}
      </Hydrated>,
      { onUncaughtError: restore },
    );
  });
}

type HydratedProps = {
  adoptControls: () => void;
  onReady: () => void;
  children: ReactNode;
};

function Hydrated({ adoptControls, onReady, children }: HydratedProps) {
  // React replaces the elements of an island that a translator or an extension has changed. The children's effects then
  // read the visitor's input from the new elements.
  useLayoutEffect(adoptControls, [adoptControls]);

  // The children's effects have run before.
  useEffect(onReady, [onReady]);

  return children;
}

type Control = HTMLButtonElement | HTMLInputElement | HTMLTextAreaElement;

/**
 * Maps a key to each control of an island. The key is the same in the server's HTML and after hydration. It does not
 * depend on texts, which translators change, or on the position among the elements that extensions insert.
 */
function controlsOf(element: HTMLElement): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of element.querySelectorAll<Control>("button, input, textarea")) {
    let key = control.id || `${control.className} ${control.getAttribute("value")}`;
    while (controls.has(key)) key += "+";
    controls.set(key, control);
  }
  return controls;
}

/** The `id` of the element that takes the focus over: the control that leads the simulation on. */
export const NEXT_FOCUS = "next-focus";

/** A ref for an element that may be removed while it has the focus. The focus then moves to {@link NEXT_FOCUS}. */
export function handOnFocus(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    // React has not inserted the replacement of the element yet.
    queueMicrotask(() => document.getElementById(NEXT_FOCUS)?.focus({ preventScroll: true }));
  };
}

/** A ref for what appears during the simulation. It scrolls into view, unless the visitor has scrolled past it. */
export function showInView(element: HTMLElement | null) {
  if (element && element.getBoundingClientRect().bottom > 0)
    element.scrollIntoView({ block: "nearest" });
}

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

/**
 * A ref for what appears during the simulation. It scrolls into view, in a figure together with the whole figure if that
 * fits the window. It does not if nearly all of it is in view, or if the visitor has scrolled past it.
 */
export function showInView(element: HTMLElement | null) {
  if (!element) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (bottom < 0 || shown >= 0.95 * height) return;
  const figure = element.closest("figure");
  if (figure && figure.offsetHeight <= innerHeight) figure.scrollIntoView({ block: "nearest" });
  else element.scrollIntoView({ block: figure ? "start" : "nearest" });
}

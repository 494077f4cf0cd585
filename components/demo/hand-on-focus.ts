/** The `id` of the button or link that continues: Play or Pause; at the end, the link to a quotation. */
export const NEXT_FOCUS = "next-focus";

/** A ref for what may disappear while it has keyboard focus, which then goes to {@link NEXT_FOCUS}. */
export function handOnFocus(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    // What takes the place of the element is not on the page yet.
    queueMicrotask(() => document.getElementById(NEXT_FOCUS)?.focus({ preventScroll: true }));
  };
}

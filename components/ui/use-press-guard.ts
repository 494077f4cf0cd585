import { useLayoutEffect, useRef } from "react";

/** How long a new control ignores presses. The second tap of a double tap is meant for the control that it replaced. */
const GUARD_MS = 700;

/**
 * Returns a function that tells whether `control` has changed within the last {@link GUARD_MS}. `control` is any value
 * that changes with the shown control.
 */
export function usePressGuard(control: unknown): () => boolean {
  const before = useRef(control);
  const changedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    if (before.current !== control) changedAt.current = performance.now();
    before.current = control;
  }, [control]);
  return () => performance.now() < changedAt.current + GUARD_MS;
}

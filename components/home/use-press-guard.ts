import { useLayoutEffect, useRef } from "react";

/** Presses are ignored this long after a control has been swapped: a double tap would press its replacement. */
const GUARD_MS = 700;

/** Returns whether a press comes within {@link GUARD_MS} after `control`, the name of the control shown, has changed. */
export function usePressGuard(control: unknown): () => boolean {
  const before = useRef(control);
  const changedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    if (before.current !== control) changedAt.current = performance.now();
    before.current = control;
  }, [control]);
  return () => performance.now() < changedAt.current + GUARD_MS;
}

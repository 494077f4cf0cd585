import { useLayoutEffect, useRef } from "react";

/** How long a new control ignores presses: the second tap of a double tap is meant for the control that it replaced. */
const GUARD_MS = 700;

/** Returns whether a press comes within {@link GUARD_MS} after `control` has changed: any value that changes with the control shown. */
export function usePressGuard(control: unknown): () => boolean {
  const before = useRef(control);
  const changedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    if (before.current !== control) changedAt.current = performance.now();
    before.current = control;
  }, [control]);
  return () => performance.now() < changedAt.current + GUARD_MS;
}

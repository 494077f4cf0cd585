import { useLayoutEffect, useRef } from "react";

/** What has taken a control's place takes no press for so long: a double tap was meant for what was there before. */
const GUARD_MS = 700;

/** Tells whether a press comes too soon after `place`, which names what stands in the place of the control, has changed. */
export function usePressGuard(place: unknown): () => boolean {
  const before = useRef(place);
  const changedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    if (before.current !== place) changedAt.current = performance.now();
    before.current = place;
  }, [place]);
  return () => performance.now() < changedAt.current + GUARD_MS;
}

import { useSyncExternalStore } from "react";
import { pace } from "./pace";
import { advance, initialSession, type Session } from "./session";

type SessionStore = ReturnType<typeof createStore>;

/** Creates the store of a page's session. It advances the session's time while the session is playing. */
export function createStore() {
  let now = initialSession;
  let drawn = initialSession;
  let stopFrames: (() => void) | undefined;
  const listeners = new Set<() => void>();

  /** Applies a visitor's action. */
  function update(action: (session: Session) => Session) {
    const next = action(now);
    if (next !== now) set(next, true);
  }

  function passTime(seconds: number) {
    const next = advance(now, seconds * pace(now));
    set(next, Math.floor(next.minute) > Math.floor(now.minute));
  }

  function set(next: Session, isDrawn: boolean) {
    now = next;
    if (isDrawn) drawn = next;
    runOrWait();
    for (const listener of listeners) listener();
  }

  function runOrWait() {
    if (now.phase === "playing" && pace(now) > 0) stopFrames ??= startFrames(passTime);
    else {
      stopFrames?.();
      stopFrames = undefined;
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { update, now: () => now, drawn: () => drawn, subscribe };
}

/** Returns the session. The component renders at every whole minute and after every action. */
export function useDrawnSession({ subscribe, drawn }: SessionStore): Session {
  return useSyncExternalStore(subscribe, drawn, () => initialSession);
}

/** Returns the session. The component renders at every frame. */
export function useSession({ subscribe, now }: SessionStore): Session {
  return useSyncExternalStore(subscribe, now, () => initialSession);
}

/** Seconds between two updates with reduced motion. */
const REDUCED_MOTION_STEP = 3;

/**
 * Calls `passTime` at every frame, or with reduced motion every {@link REDUCED_MOTION_STEP}, with the seconds since the
 * last call. A hidden tab has no frames, so a timer fires once a second there. Returns a function that stops the calls.
 */
function startFrames(passTime: (seconds: number) => void): () => void {
  const step = matchMedia("(prefers-reduced-motion: reduce)").matches ? REDUCED_MOTION_STEP : 0;
  let before = performance.now();
  function handleTime() {
    const seconds = (performance.now() - before) / 1_000;
    if (seconds < step) return;
    before += 1_000 * seconds;
    // Capped, so that a resumed tab does not jump ahead.
    passTime(Math.min(seconds, step || (document.hidden ? 1 : 0.1)));
  }
  let frame = requestAnimationFrame(function handleFrame() {
    frame = requestAnimationFrame(handleFrame);
    handleTime();
  });
  const timer = setInterval(() => document.hidden && handleTime(), 1_000);
  return () => {
    cancelAnimationFrame(frame);
    clearInterval(timer);
  };
}

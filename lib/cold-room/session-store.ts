import { useSyncExternalStore } from "react";
import type { Room } from "./rooms";
import { type Action, initialSession, type Session, sessionReducer } from "./session";

type SessionStore = ReturnType<typeof createStore>;

/** The minutes of the night in one second of the visitor; 0 while the night waits. */
export type Pace = (session: Session) => number;

/** Holds a page's session and runs its clock while it is playing. */
export function createStore(rooms: readonly Room[], pace: Pace) {
  const initial = initialSession(rooms);
  let now = initial;
  let drawn = initial;
  let stopFrames: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function dispatch(action: Action) {
    const before = now;
    now = sessionReducer(now, action);
    if (now === before) return;
    const isSameMinute = Math.floor(now.minute) === Math.floor(before.minute);
    if (action.type !== "advance" || !isSameMinute) drawn = now;
    if (now.phase === "playing") stopFrames ??= startFrames(tick);
    else {
      stopFrames?.();
      stopFrames = undefined;
    }
    for (const listener of listeners) listener();
  }

  function tick(seconds: number) {
    const minutes = seconds * pace(now);
    if (minutes > 0) dispatch({ type: "advance", minutes });
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { initial, dispatch, now: () => now, drawn: () => drawn, subscribe };
}

/** The session at every whole minute and after every action. */
export function useDrawnSession({ subscribe, drawn, initial }: SessionStore): Session {
  return useSyncExternalStore(subscribe, drawn, () => initial);
}

/** The session at every frame. */
export function useSession({ subscribe, now, initial }: SessionStore): Session {
  return useSyncExternalStore(subscribe, now, () => initial);
}

/**
 * Calls `tick` at every frame with the seconds since the last call; with reduced motion every 1.5 s. A hidden tab has no
 * frames: there it calls once a second. Returns a function that stops the calls.
 */
function startFrames(tick: (seconds: number) => void): () => void {
  const step = matchMedia("(prefers-reduced-motion: reduce)").matches ? 1.5 : 0;
  let before = performance.now();
  function passTime() {
    const seconds = (performance.now() - before) / 1_000;
    if (seconds < step) return;
    before += 1_000 * seconds;
    // Capped, so that a resumed tab does not jump ahead.
    tick(Math.min(seconds, step || (document.hidden ? 1 : 0.1)));
  }
  let frame = requestAnimationFrame(function handleFrame() {
    frame = requestAnimationFrame(handleFrame);
    passTime();
  });
  const timer = setInterval(() => document.hidden && passTime(), 1_000);
  return () => {
    cancelAnimationFrame(frame);
    clearInterval(timer);
  };
}

import { useEffect, useState, useSyncExternalStore } from "react";
import { advance, type Session, stateNow } from "./session";

/** Seconds between two updates with reduced motion. */
const REDUCED_MOTION_STEP = 3;

export type SessionStore = ReturnType<typeof createStore>;

/** Returns a store with the session of a page, whose time passes while it is playing. */
export function useSessionStore(start: Session): SessionStore {
  const [store] = useState(() => createStore(start));
  const isPlaying = useSession(store, "event").phase === "playing";

  useEffect(() => {
    if (!isPlaying) return;
    return startFrames((seconds) => store.update((now) => advance(now, seconds)));
  }, [store, isPlaying]);

  return store;
}

/**
 * Returns the session at the last whole minute or, for components that are expensive to render, at the last event or
 * action. What moves in each frame is drawn by {@link useFrames}, without React.
 */
export function useSession(store: SessionStore, at: Moment = "minute"): Session {
  const read = () => store.read(at);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Calls `draw` with the session after each update: an action, or the time of a frame. */
export function useFrames(store: SessionStore, draw: (session: Session) => void): void {
  useEffect(() => store.subscribe(() => draw(store.read("frame"))));
}

type Moment = "frame" | "minute" | "event";

function createStore(start: Session) {
  const sessions = { frame: start, minute: start, event: start };
  const listeners = new Set<() => void>();
  return {
    read: (at: Moment): Session => sessions[at],
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Applies a visitor's action, or the time that has passed. */
    update(action: (session: Session) => Session) {
      const { frame, minute, event } = sessions;
      const now = action(frame);
      const state = stateNow(now);
      const isOther = now.night !== event.night || now.phase !== event.phase;
      const isEvent = isOther || state.events !== stateNow(event).events;
      sessions.frame = now;
      if (isEvent) sessions.event = now;
      if (isEvent || state !== stateNow(minute)) sessions.minute = now;
      listeners.forEach((listener) => listener());
    },
  };
}

/**
 * Calls `passTime` at every frame, or with reduced motion every {@link REDUCED_MOTION_STEP}, with the seconds since the
 * last call. A hidden tab has no frames, and time stands still there. Returns a function that stops the calls.
 */
function startFrames(passTime: (seconds: number) => void): () => void {
  const step = matchMedia("(prefers-reduced-motion: reduce)").matches ? REDUCED_MOTION_STEP : 0;
  let before = performance.now();
  let frame = requestAnimationFrame(function handleFrame() {
    frame = requestAnimationFrame(handleFrame);
    const seconds = (performance.now() - before) / 1_000;
    if (seconds < step) return;
    before += 1_000 * seconds;
    // Capped, so that a resumed tab does not jump ahead.
    passTime(Math.min(seconds, step || 0.1));
  });
  return () => cancelAnimationFrame(frame);
}

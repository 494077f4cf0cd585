import { useSyncExternalStore } from "react";
import {
  type Action,
  initialSession,
  isRunning,
  type Session,
  sessionReducer,
  type Setup,
} from "@/lib/cold-room/session";

type SessionStore = ReturnType<typeof createStore>;

/**
 * Holds a page's session, and runs its clock while a component is subscribed. `drawnEvery`: the seconds of the visitor's
 * time between two updates of {@link useDrawnSession}; an event or an action updates it at once. `runsHidden`: whether
 * time passes in a hidden tab.
 */
export function createStore(
  setup: Setup,
  drawnEvery: number,
  runsHidden: (session: Session) => boolean = () => false,
) {
  const initial = initialSession(setup);
  let now = initial;
  let drawn = initial;
  let secondsSinceDrawn = 0;
  let stopFrames: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function dispatch(action: Action) {
    const before = now;
    now = sessionReducer(now, action);
    if (now === before) return;
    if (action.type === "advance") secondsSinceDrawn += action.seconds;
    const isDue = action.type !== "advance" || action.isStepped || secondsSinceDrawn >= drawnEvery;
    if (isDue || now.phase !== before.phase || countEvents(now) > countEvents(before)) {
      drawn = now;
      secondsSinceDrawn = 0;
    }
    runOrStop();
    for (const listener of listeners) listener();
  }

  function runOrStop() {
    const isOn = listeners.size > 0 && isRunning(now);
    if (isOn) stopFrames ??= startFrames(tick);
    else {
      stopFrames?.();
      stopFrames = undefined;
    }
  }

  function tick(seconds: number, isStepped: boolean) {
    if (!document.hidden || runsHidden(now)) dispatch({ type: "advance", seconds, isStepped });
  }

  return {
    initial,
    dispatch,
    now: () => now,
    drawn: () => drawn,
    subscribe(listener: () => void) {
      listeners.add(listener);
      runOrStop();
      return () => {
        listeners.delete(listener);
        runOrStop();
      };
    },
  };
}

/** The session as it was last drawn. */
export function useDrawnSession({ subscribe, drawn, initial }: SessionStore): Session {
  return useSyncExternalStore(subscribe, drawn, () => initial);
}

/** The session at every frame. */
export function useSession({ subscribe, now, initial }: SessionStore): Session {
  return useSyncExternalStore(subscribe, now, () => initial);
}

function countEvents({ rooms }: Session): number {
  return rooms.reduce((sum, { events }) => sum + events.length, 0);
}

const STEP_SECONDS = 1.5;
const LONGEST_FRAME = 0.1;

/**
 * Calls `tick` at every frame until the returned function is called, with the seconds since the last one: with reduced
 * motion every {@link STEP_SECONDS}, in a hidden tab, which has no frames, once a second.
 */
function startFrames(tick: (seconds: number, isStepped: boolean) => void): () => void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let before = performance.now();
  function handleTime(now: number) {
    // The first frame may have a timestamp from before the start.
    const seconds = Math.max(0, (now - before) / 1_000);
    if (calm.matches && seconds < STEP_SECONDS) return;
    before = now;
    // A tab that had no frames does not jump ahead.
    const longest = calm.matches ? STEP_SECONDS : document.hidden ? 1 : LONGEST_FRAME;
    tick(Math.min(seconds, longest), calm.matches);
  }
  let frame = requestAnimationFrame(function handleFrame(now) {
    frame = requestAnimationFrame(handleFrame);
    handleTime(now);
  });
  const timer = setInterval(() => {
    if (document.hidden) handleTime(performance.now());
  }, 1_000);
  return () => {
    cancelAnimationFrame(frame);
    clearInterval(timer);
  };
}

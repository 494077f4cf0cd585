import { useEffect, useState } from "react";
import { advance, pace, type Session } from "./session";

/** Seconds between two updates with reduced motion. */
const REDUCED_MOTION_STEP = 3;

/** What a part of a page gets: the session, and a function that applies a visitor's action to it. */
export type SessionProps = {
  session: Session;
  update: (action: (session: Session) => Session) => void;
};

/** Returns the session of a page, whose time passes while it is playing, and a function that applies an action. */
export function useSession(start: Session) {
  const [session, update] = useState(start);
  const isRunning = session.phase === "playing" && pace(session) > 0;

  useEffect(() => {
    if (!isRunning) return;
    return startFrames((seconds) => update((now) => advance(now, seconds)));
  }, [isRunning]);

  return [session, update] as const;
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

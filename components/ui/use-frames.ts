import { useEffect, useEffectEvent } from "react";

/**
 * Calls `pass` at every frame while `isRunning`, with the seconds that have gone by; where nothing may move, only every
 * `calmSeconds`.
 */
export function useFrames(
  isRunning: boolean,
  calmSeconds: number,
  pass: (seconds: number, isCalm: boolean) => void,
): void {
  const handleFrame = useEffectEvent(pass);
  useEffect(() => {
    if (!isRunning) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    let before = performance.now();
    let handle = requestAnimationFrame(function frame(now) {
      handle = requestAnimationFrame(frame);
      // A press may have been handled after the frame had begun.
      const seconds = Math.max(0, (now - before) / 1_000);
      if (calm.matches && seconds < calmSeconds) return;
      before = now;
      // A tab that was away does not make up for it.
      const most = calm.matches ? calmSeconds : LONGEST_FRAME;
      if (!document.hidden) handleFrame(Math.min(seconds, most), calm.matches);
    });
    return () => cancelAnimationFrame(handle);
  }, [isRunning, calmSeconds]);
}

const LONGEST_FRAME = 0.1;

import { useEffect, useEffectEvent } from "react";

/**
 * Calls `pass` at every frame while `isRunning`, with the seconds that have gone by; where nothing may move, only every
 * `calmSeconds`. While the tab is hidden no time goes by.
 */
export function useFrames(
  isRunning: boolean,
  calmSeconds: number,
  pass: (seconds: number, isCalm: boolean) => void,
): void {
  const handleFrame = useEffectEvent((seconds: number, isCalm: boolean) => {
    if (!document.hidden) pass(seconds, isCalm);
  });
  useEffect(() => {
    if (isRunning) return startFrames(calmSeconds, handleFrame);
  }, [isRunning, calmSeconds]);
}

/** The same until the returned function is called, and about once a second in a hidden tab, which has no frames. */
export function startFrames(
  calmSeconds: number,
  pass: (seconds: number, isCalm: boolean) => void,
): () => void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let before = performance.now();
  function look(now: number) {
    // A press may have been handled after the frame had begun.
    const seconds = Math.max(0, (now - before) / 1_000);
    if (calm.matches && seconds < calmSeconds) return;
    before = now;
    // A tab that was away does not make up for it.
    const most = calm.matches ? calmSeconds : document.hidden ? 1 : LONGEST_FRAME;
    pass(Math.min(seconds, most), calm.matches);
  }
  let frame = requestAnimationFrame(function next(now) {
    frame = requestAnimationFrame(next);
    look(now);
  });
  const timer = setInterval(() => {
    if (document.hidden) look(performance.now());
  }, 1_000);
  return () => {
    cancelAnimationFrame(frame);
    clearInterval(timer);
  };
}

const LONGEST_FRAME = 0.1;

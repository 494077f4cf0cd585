import { useEffect, useState, useSyncExternalStore } from "react";
import { DemoStore } from "./demo-store";
import { readScenario, writeScenario } from "./scenario";

/** The store of this page, kept going by the screen's frames while it plays and the tab is in sight. */
export function useDemo(): DemoStore {
  const [store] = useState(() => new DemoStore());
  useSyncExternalStore(store.subscribe, store.version, store.version);
  const { isPlaying, isUntouched } = store;

  useEffect(() => {
    const scenario = readScenario(location.search);
    if (scenario) store.open(scenario);
  }, [store]);

  useEffect(() => {
    if (!isPlaying) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    let handle = 0;
    let before: number | undefined;
    const frame = (now: number) => {
      handle = requestAnimationFrame(frame);
      const seconds = (now - (before ?? now)) / 1000;
      // Steps instead of animation.
      if (calm.matches && before !== undefined && seconds < STEP_SECONDS) return;
      before = now;
      // After a pause of the browser's own making the run goes on where it was.
      store.pass(Math.min(seconds, calm.matches ? STEP_SECONDS : LONGEST_FRAME));
    };
    const follow = () => {
      cancelAnimationFrame(handle);
      before = undefined;
      if (!document.hidden) handle = requestAnimationFrame(frame);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      cancelAnimationFrame(handle);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [store, isPlaying]);

  const address = writeScenario(store.scenario);
  useEffect(() => {
    if (!isUntouched) history.replaceState(history.state, "", address);
  }, [isUntouched, address]);

  return store;
}

const STEP_SECONDS = 1;
const LONGEST_FRAME = 0.1;

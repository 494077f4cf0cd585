import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { createDemoStore, type DemoStore, runOf, scenarioOf } from "./demo-store";
import { readScenario, writeScenario } from "./scenario";

const DemoContext = createContext<DemoStore | undefined>(undefined);

/** Every part of the demo takes what it shows from here. */
export function useDemo() {
  const store = useContext(DemoContext);
  if (!store) throw new Error("No demo around this part of it");
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return { state, run: runOf(state), dispatch: store.dispatch, onFrame: store.onFrame };
}

export function DemoProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createDemoStore);
  return (
    <DemoContext value={store}>
      <PassingTime pass={store.pass} />
      <ScenarioInAddress />
      {children}
    </DemoContext>
  );
}

/** The night goes by with the screen's frames, while the tab is in sight. */
function PassingTime({ pass }: Pick<DemoStore, "pass">) {
  const { isPlaying } = useDemo().state;

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
      // A tab that was away does not make up for it.
      pass(Math.min(seconds, calm.matches ? STEP_SECONDS : LONGEST_FRAME));
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
  }, [pass, isPlaying]);

  return null;
}

const STEP_SECONDS = 1;
const LONGEST_FRAME = 0.1;

/** The address says which room is shown and what is broken in it, so that it can be sent to somebody. */
function ScenarioInAddress() {
  const { state, dispatch } = useDemo();
  const address = state.isTouched ? writeScenario(scenarioOf(state)) : undefined;

  useEffect(() => {
    const scenario = readScenario(location.search);
    if (scenario) dispatch({ type: "open", scenario });
  }, [dispatch]);

  useEffect(() => {
    if (address) history.replaceState(history.state, "", address);
  }, [address]);

  return null;
}

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useFrames } from "@/components/ui/use-frames";
import { createDemoStore, type DemoStore, readScenario, runOf, writeScenario } from "./demo-store";

const DemoContext = createContext<DemoStore | undefined>(undefined);

/** Every part of the demo takes what it shows from here. */
export function useDemo() {
  const store = useStore();
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return { state, run: runOf(state), dispatch: store.dispatch };
}

/** The night's seconds at every frame, for what moves between one state and the next. */
export function useClock(): number {
  const store = useStore();
  const clock = () => store.getSnapshot().fleet.clock;
  return useSyncExternalStore(store.subscribe, clock, clock);
}

function useStore(): DemoStore {
  const store = useContext(DemoContext);
  if (!store) throw new Error("No demo around this part of it");
  return store;
}

export function DemoProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createDemoStore);
  return (
    <DemoContext value={store}>
      <PassingTime />
      <ScenarioInAddress />
      {children}
    </DemoContext>
  );
}

/** The night goes by with the screen's frames, while the tab is in sight; without motion once a second. */
function PassingTime() {
  const { pass } = useStore();
  useFrames(useDemo().state.isPlaying, 1, pass);
  return null;
}

/** The address says which room is shown and what is broken in it, so that it can be sent to somebody. */
function ScenarioInAddress() {
  const { state, run, dispatch } = useDemo();
  const scenario = { roomId: state.roomId, faults: [...run.faults] };
  const address = state.isTouched ? writeScenario(scenario) : undefined;

  useEffect(() => {
    const wanted = readScenario(location.search);
    if (wanted) dispatch({ type: "open", scenario: wanted });
  }, [dispatch]);

  useEffect(() => {
    if (address) history.replaceState(history.state, "", address);
  }, [address]);

  return null;
}

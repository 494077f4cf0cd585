import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useFrames } from "@/components/ui/use-frames";
import { createDemoStore, type DemoStore, readScenario, writeScenario } from "./demo-store";

const DemoContext = createContext<DemoStore | undefined>(undefined);

/** Every part of the demo takes what it shows from here. */
export function useDemo() {
  const store = useStore();
  const state = useSnapshot(store);
  return { state, run: state.run, store };
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

function useSnapshot({ subscribe, getSnapshot }: DemoStore) {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

export function DemoProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createDemoStore);
  const { run, isPlaying, isTouched } = useSnapshot(store);
  const scenario = { roomId: run.room.id, faults: [...run.faults] };
  const address = isTouched ? writeScenario(scenario) : undefined;

  // The night goes by with the screen's frames, while the tab is in sight; without motion once a second.
  useFrames(isPlaying, 1, store.pass);

  // The address says which room is shown and what is broken in it, so that it can be sent to somebody.
  useEffect(() => {
    const wanted = readScenario(location.search);
    if (wanted) store.open(wanted);
  }, [store]);

  useEffect(() => {
    if (address) history.replaceState(history.state, "", address);
  }, [address]);

  return <DemoContext value={store}>{children}</DemoContext>;
}

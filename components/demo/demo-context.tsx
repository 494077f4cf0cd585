import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useFrames } from "@/components/ui/use-frames";
import {
  createDemoStore,
  type DemoState,
  type DemoStore,
  readScenario,
  shownRoomOf,
  writeScenario,
} from "./demo-store";

const DemoContext = createContext<DemoStore | undefined>(undefined);

/** What the parts of the demo draw; `simulated` is the room that is shown. */
export function useDemo() {
  const store = useStore();
  const state = useDrawn(store);
  return { state, simulated: shownRoomOf(state), store };
}

/** The demo at every frame, for what moves between one drawing and the next. */
export function useNow(): DemoState {
  const { subscribe, getNow } = useStore();
  return useSyncExternalStore(subscribe, getNow, getNow);
}

function useStore(): DemoStore {
  const store = useContext(DemoContext);
  if (!store) throw new Error("No demo around this part of it");
  return store;
}

function useDrawn({ subscribe, getDrawn }: DemoStore): DemoState {
  return useSyncExternalStore(subscribe, getDrawn, getDrawn);
}

export function DemoProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createDemoStore);
  const state = useDrawn(store);
  const { roomId, isPlaying, isTouched } = state;
  const faults = [...shownRoomOf(state).faults];
  const address = isTouched ? writeScenario({ roomId, faults }) : undefined;

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

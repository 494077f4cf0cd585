import type { Session } from "@/lib/cold-room/session";
import { createStore, useDrawnSession } from "@/lib/cold-room/session-store";

/** The session of the demo. The page's islands share it. */
export const demoStore = createStore();

export function useDemoSession(): Session {
  return useDrawnSession(demoStore);
}

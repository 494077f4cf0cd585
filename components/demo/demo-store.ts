import type { EventKind } from "@/lib/cold-room/room-state";
import { type Session, stateNow } from "@/lib/cold-room/session";
import { createStore, useDrawnSession } from "@/lib/cold-room/session-store";

/** The session of the demo. The page's islands share it. It pauses while the tab is hidden. */
export const demoStore = createStore((session) => (document.hidden ? 0 : demoPace(session)));

export function useDemoSession(): Session {
  return useDrawnSession(demoStore);
}

/** Simulated minutes per second. A night without a fault takes 6.5 s from its start at 01:40. */
const PACE = 40;

/** Slower paces after some events, for a number of simulated minutes. They apply while something is broken. */
const slowedBy: Partial<Record<EventKind, { pace: number; minutes: number }>> = {
  broken: { pace: 12, minutes: 75 },
  alerted: { pace: 1, minutes: 4 },
  offline: { pace: 1, minutes: 4 },
  acknowledged: { pace: 1, minutes: 4 },
};

/** Returns the simulated minutes per second. */
export function demoPace(session: Session): number {
  const { faults, events } = stateNow(session);
  const last = faults.length > 0 ? events.findLast(({ kind }) => slowedBy[kind]) : undefined;
  const slow = last && slowedBy[last.kind];
  return slow && session.minute < last.at + slow.minutes ? slow.pace : PACE;
}

import { type Fault, FAULTS, rooms, type RoomId } from "@/lib/cold-room/rooms";
import { statesNow, type Session, setFaults, showRoom } from "@/lib/cold-room/session";
import { createStore, useDrawnSession } from "@/lib/cold-room/session-store";
import type { EventKind } from "@/lib/cold-room/room-state";

/** The session of the demo, with four rooms. It pauses while the tab is hidden. */
export const demoStore = createStore(rooms, (session) => (document.hidden ? 0 : demoPace(session)));

export function useDemoSession(): Session {
  return useDrawnSession(demoStore);
}

/** Simulated minutes per second. A night without a fault takes 6.5 s from its start at 01:40. */
const PACE = 40;

/** Slower paces after some events, for a number of simulated minutes. They apply while the room has a fault. */
const slowedBy: Partial<Record<EventKind, { pace: number; minutes: number }>> = {
  broken: { pace: 12, minutes: 75 },
  alerted: { pace: 1, minutes: 4 },
  offline: { pace: 1, minutes: 4 },
  acknowledged: { pace: 1, minutes: 4 },
};

/** Returns the simulated minutes per second: the slowest pace of all rooms. */
export function demoPace(session: Session): number {
  const paces = statesNow(session).map(({ faults, events }) => {
    const last = faults.length > 0 ? events.findLast(({ kind }) => slowedBy[kind]) : undefined;
    const slow = last && slowedBy[last.kind];
    return slow && session.minute < last.at + slow.minutes ? slow.pace : PACE;
  });
  return Math.min(...paces);
}

/** Starts a new night that shows `room`, with `faults` in it. */
export function restart(room: RoomId, faults: readonly Fault[] = []) {
  demoStore.update(() => setFaults(showRoom(demoStore.initial, room), faults, true));
}

/** The shown room and its faults. */
type Scenario = { room: RoomId; faults: readonly Fault[] };

/** Parses a query such as `?room=freezer&break=power`. Returns undefined if it names neither a room nor a fault. */
export function readScenario(search: string): Scenario | undefined {
  const query = new URLSearchParams(search);
  const room = rooms.find(({ id }) => id === query.get("room"))?.id;
  const wantedFaults = query.get("break")?.split(/[ ,]/) ?? [];
  const faults = FAULTS.filter((fault) => wantedFaults.includes(fault));
  if (!room && faults.length === 0) return undefined;
  return { room: room ?? rooms[0].id, faults };
}

export function writeScenario({ room, faults }: Scenario): string {
  const broken = FAULTS.filter((fault) => faults.includes(fault)).join(",");
  return `?room=${room}${broken && `&break=${broken}`}`;
}

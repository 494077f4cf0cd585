import { type Fault, FAULTS, rooms, type RoomId } from "@/lib/cold-room/rooms";
import { statesNow, type Session, setFaults, showRoom } from "@/lib/cold-room/session";
import { createStore, useDrawnSession } from "@/lib/cold-room/session-store";
import type { EventKind } from "@/lib/cold-room/room-state";

/** The night of the demo, with four rooms. It stands still in a hidden tab. */
export const demoStore = createStore(rooms, (session) => (document.hidden ? 0 : demoPace(session)));

export function useDemoSession(): Session {
  return useDrawnSession(demoStore);
}

/** Simulated minutes per second: from 01:40 a night in which nothing breaks takes 6.5 s. */
const PACE = 40;

/** While something is broken: the pace after each of these events, and for how many simulated minutes. */
const slowedBy: Partial<Record<EventKind, { pace: number; minutes: number }>> = {
  broken: { pace: 12, minutes: 75 },
  alerted: { pace: 1, minutes: 4 },
  offline: { pace: 1, minutes: 4 },
  acknowledged: { pace: 1, minutes: 4 },
};

export function demoPace(session: Session): number {
  const paces = statesNow(session).map(({ faults, events }) => {
    const last = faults.length > 0 ? events.findLast(({ kind }) => slowedBy[kind]) : undefined;
    const slow = last && slowedBy[last.kind];
    return slow && session.minute < last.at + slow.minutes ? slow.pace : PACE;
  });
  return Math.min(...paces);
}

/** Begins a new night with a room, in which something may be broken. */
export function restart(room: RoomId, faults: readonly Fault[] = []) {
  demoStore.update(() => setFaults(showRoom(demoStore.initial, room), faults, true));
}

/** The room that is shown, and what is broken in it. */
type Scenario = { room: RoomId; faults: readonly Fault[] };

/** The scenario of an address, for example `?room=freezer&break=power`; undefined where it names none. */
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

import { createStore } from "@/lib/cold-room/session-store";
import { type Fault, FAULTS, rooms, type RoomId } from "@/lib/cold-room/rooms";
import { roomsNow, type Session } from "@/lib/cold-room/session";
import type { EventKind } from "@/lib/cold-room/simulated-room";

/** The night of the demo, with four rooms. It stands still in a hidden tab. */
export const demoStore = createStore(rooms, (session) => (document.hidden ? 0 : demoPace(session)));

/** Minutes of the night a second: the rest of a night takes 6 s, up to a call it is slower, and a call waits for 4 s. */
export function demoPace(session: Session): number {
  const news = roomsNow(session).flatMap(({ faults, events }) => {
    const last = events.findLast(({ kind }) => [...WAITED_FOR, "broken"].includes(kind));
    return faults.length > 0 && last ? { ...last, age: session.minute - last.at } : [];
  });
  if (news.some(({ kind, age }) => kind !== "broken" && age < WAIT)) return pace.waiting;
  if (news.some(({ kind, age }) => kind === "broken" && age < BUILD_UP)) return pace.untilCall;
  return pace.otherwise;
}

const pace = { waiting: 1, untilCall: 12, otherwise: 40 };
const WAIT = 4;
const BUILD_UP = 75;
const WAITED_FOR: EventKind[] = ["alerted", "offline", "acknowledged"];

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

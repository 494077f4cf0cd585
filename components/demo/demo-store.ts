import { createStore } from "@/components/ui/session-store";
import { ESCALATION_MINUTES } from "@/lib/cold-room/alerts";
import { type Fault, FAULTS, rooms, type RoomId } from "@/lib/cold-room/rooms";
import { roomsNow, type Session } from "@/lib/cold-room/session";

/** The night of the demo, with four rooms. It stands still in a hidden tab. */
export const demoStore = createStore(rooms, (session) => (document.hidden ? 0 : demoPace(session)));

/** Minutes per second: fewer after a call or an acknowledgement, so that visitors can act and see the escalation. */
export function demoPace(session: Session): number {
  const isSlow = roomsNow(session).some(({ faults, events }) => {
    const last = events.findLast(({ kind }) => SLOWED_BY.includes(kind));
    return faults.length > 0 && last && session.minute - last.at < SLOW_MINUTES;
  });
  return isSlow ? 1 : 10;
}

const SLOWED_BY = ["alerted", "offline", "acknowledged"];
const SLOW_MINUTES = ESCALATION_MINUTES + 4;

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

import { createStore } from "@/components/ui/session-store";
import { ESCALATION_SECONDS } from "@/lib/cold-room/alerts";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { type Fault, FAULTS, MINUTE, rooms, type RoomId } from "@/lib/cold-room/rooms";
import type { Session, Setup } from "@/lib/cold-room/session";

/** The night of the demo, with four rooms. It opens some minutes before the incident. */
export const demoSetup: Setup = {
  rooms,
  opensAt: (INCIDENT_MINUTE - 10) * MINUTE,
  firstFaultAt: INCIDENT_MINUTE * MINUTE,
  endsAt: NIGHT_MINUTES * MINUTE,
  pace: (session) => (isSlow(session) ? MINUTE : 10 * MINUTE),
};

/** Drawn for every minute at the fast pace, so that the numbers agree with the moving dot. */
export const demoStore = createStore(demoSetup, 0.1);

/** The room that is shown, and what is broken in it. */
type Scenario = { room: RoomId; faults: Fault[] };

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

/** Time passes slowly after a call or an acknowledgement, so that visitors can act and see the escalation. */
function isSlow({ rooms, clock }: Session): boolean {
  return rooms.some(({ faults, events }) => {
    const last = events.findLast(({ kind }) => SLOWED_BY.includes(kind));
    return faults.size > 0 && last !== undefined && clock - last.at < SLOW_SECONDS;
  });
}

const SLOWED_BY = ["alerted", "offline", "acknowledged"];
const SLOW_SECONDS = ESCALATION_SECONDS + 4 * MINUTE;

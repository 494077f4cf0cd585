import { createStore } from "@/components/ui/session-store";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { type Fault, FAULTS, MINUTE, rooms, type RoomId } from "@/lib/cold-room/rooms";
import type { Session, Setup } from "@/lib/cold-room/session";

/** The night of the demo, with four rooms. It opens some minutes before the incident. */
export const demoSetup: Setup = {
  rooms,
  opensAt: (INCIDENT_MINUTE - 10) * MINUTE,
  firstFaultAt: INCIDENT_MINUTE * MINUTE,
  endsAt: NIGHT_MINUTES * MINUTE,
  pace: (session) => MINUTE * minutesPerSecond(session),
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

/** Minutes of the night a second: the rest of a night takes 6 s, up to a call it is slower, and a call waits for 4 s. */
const pace = { waiting: 1, untilCall: 12, otherwise: 40 };
const WAIT = 4 * MINUTE;
const BUILD_UP = 75 * MINUTE;

function minutesPerSecond({ rooms, clock }: Session): number {
  const news = rooms.flatMap(({ faults, events }) => {
    const last = events.findLast(({ kind }) => [...WAITED_FOR, "broken"].includes(kind));
    return faults.size > 0 && last ? { ...last, age: clock - last.at } : [];
  });
  if (news.some(({ kind, age }) => kind !== "broken" && age < WAIT)) return pace.waiting;
  if (news.some(({ kind, age }) => kind === "broken" && age < BUILD_UP)) return pace.untilCall;
  return pace.otherwise;
}

const WAITED_FOR = ["alerted", "offline", "acknowledged"];

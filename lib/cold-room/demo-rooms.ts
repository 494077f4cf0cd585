import { INCIDENT_MINUTE, NIGHT_MINUTES } from "@/lib/cold-room/simulate-night";
import { MINUTE, type Room, type RoomId, rooms } from "./rooms";
import { advance, type SimulatedRoom, startRoom } from "./simulated-room";

/** The demo's four rooms, of which the walk-in chiller has the site's night. Times are seconds since 18:00. */
export type DemoRooms = Readonly<Record<RoomId, SimulatedRoom>>;

/** Some minutes before the night's incident. */
export const OPENING_TIME = (INCIDENT_MINUTE - 10) * MINUTE;

/** Where every night ends. */
export const MORNING_TIME = NIGHT_MINUTES * MINUTE;

/** The rooms at the opening: nothing is broken yet. */
export function openDemoRooms(): DemoRooms {
  return eachRoom((room) => advance(startRoom(room), OPENING_TIME));
}

export function advanceDemoRooms(from: DemoRooms, until: number): DemoRooms {
  return eachRoom(({ id }) => advance(from[id], until));
}

function eachRoom(simulate: (room: Room) => SimulatedRoom): DemoRooms {
  return Object.fromEntries(rooms.map((room) => [room.id, simulate(room)])) as DemoRooms;
}

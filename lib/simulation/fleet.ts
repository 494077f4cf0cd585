import { INCIDENT_MINUTE, NIGHT_MINUTES } from "@/lib/night/simulate-night";
import { RoomRun } from "./room-run";
import { MINUTE, rooms, type RoomId } from "./rooms";

/** The demo's four rooms under one clock, in seconds since 18:00. The walk-in chiller has the site's night. */
export class Fleet {
  readonly runs: Record<RoomId, RoomRun> = {
    chiller: new RoomRun(rooms[0]),
    freezer: new RoomRun(rooms[1]),
    pharmacy: new RoomRun(rooms[2]),
    produce: new RoomRun(rooms[3]),
  };
  clock = 0;

  constructor() {
    this.advance(OPENING_TIME);
  }

  /** Moves all rooms on, to the morning at most. */
  advance(until: number): void {
    this.clock = Math.min(until, MORNING_TIME);
    for (const run of Object.values(this.runs)) run.advance(this.clock);
  }
}

/** Some minutes before the night's incident. */
export const OPENING_TIME = (INCIDENT_MINUTE - 10) * MINUTE;

/** Where every night ends. */
export const MORNING_TIME = NIGHT_MINUTES * MINUTE;

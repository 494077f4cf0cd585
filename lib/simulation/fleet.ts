import { CHILLER_SEED, doorOpenings } from "./night";
import { RoomRun } from "./room-run";
import { HOUR, rooms, type RoomId } from "./rooms";

/** The demo's four rooms under one clock, in seconds since 18:00. The walk-in chiller has the site's night. */
export class Fleet {
  readonly runs: Record<RoomId, RoomRun> = {
    chiller: new RoomRun(rooms[0], CHILLER_SEED, 0, doorOpenings),
    freezer: new RoomRun(rooms[1], 21, 0),
    pharmacy: new RoomRun(rooms[2], 31, 0),
    produce: new RoomRun(rooms[3], 41, 0),
  };
  clock = 0;

  constructor() {
    this.advance(OPENING_TIME);
  }

  /** Moves all rooms on; the run ends after a week. */
  advance(until: number): void {
    this.clock = Math.min(until, LAST_MOMENT);
    for (const { id } of rooms) this.runs[id].advance(this.clock);
  }

  get isOver(): boolean {
    return this.clock >= LAST_MOMENT;
  }
}

/** 01:30 */
export const OPENING_TIME = 7.5 * HOUR;

const LAST_MOMENT = OPENING_TIME + 7 * 24 * HOUR;

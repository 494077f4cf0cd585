import { type Break, RoomRun } from "./room-run";
import { HOUR, units, type UnitId } from "./rooms";

/** The demo's four rooms under one clock. Seconds since midnight of the first day. */
export class Site {
  readonly runs: Record<UnitId, RoomRun>;
  clock = FIRST_READING;

  constructor() {
    const [chiller, freezer, pharmacy, produce] = units.map(
      (unit, index) => new RoomRun(unit, SEED + index * 10, FIRST_READING),
    ) as [RoomRun, RoomRun, RoomRun, RoomRun];
    this.runs = { chiller, freezer, pharmacy, produce };
    this.advance(OPENING_TIME);
  }

  /** Moves all rooms on; the run ends after a week. */
  advance(until: number): void {
    this.clock = Math.min(until, LAST_MOMENT);
    for (const { id } of units) this.runs[id].advance(this.clock);
  }

  get isOver(): boolean {
    return this.clock >= LAST_MOMENT;
  }
}

/** A picture of one scenario: the freezer's power has been cut, and the phone has just been told. */
export function exampleSite(): Site {
  const site = new Site();
  site.runs[EXAMPLE.unit].break(EXAMPLE.what);
  while (site.runs[EXAMPLE.unit].alarm.condition.status !== "alarm") {
    site.advance(site.clock + 60);
  }
  return site;
}

export const EXAMPLE: { unit: UnitId; what: Break } = { unit: "freezer", what: "power" };
const FIRST_READING = 12 * HOUR;
export const OPENING_TIME = 14 * HOUR;

const SEED = 11;
const LAST_MOMENT = OPENING_TIME + 7 * 24 * HOUR;

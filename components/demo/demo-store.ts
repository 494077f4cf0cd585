import { Fleet, OPENING_TIME } from "@/lib/simulation/fleet";
import { INCIDENT_MINUTE } from "@/lib/simulation/night";
import type { Fault, RoomRun } from "@/lib/simulation/room-run";
import { HOUR, MINUTE, rooms, type RoomId } from "@/lib/simulation/rooms";
import type { Scenario } from "./scenario";

/** A part that is drawn anew only when its stamp changes. */
export type Stamped = { store: DemoStore; stamp: string };

export const SPEEDS = [1, 60, 600] as const;
export type Speed = (typeof SPEEDS)[number];

/** What the demo shows and what the visitor does to it. Time comes in from outside through {@link DemoStore.pass}. */
export class DemoStore {
  fleet = new Fleet();
  roomId: RoomId = rooms[0].id;
  speed: Speed = FAST;
  isPlaying = false;
  /** Nobody has touched anything yet. */
  isUntouched = true;
  /** The phone rang at full speed, and the clock was slowed so that one can act. */
  wasSlowed = false;
  /** Where the sheet of chart paper begins. */
  sheetStart = FIRST_SHEET;
  #version = 0;
  #beginnings = 0;
  #seen = this.#known();
  #sinceSeen = 0;
  #changeListeners = new Set<() => void>();
  #frameListeners = new Set<() => void>();

  get run(): RoomRun {
    return this.fleet.runs[this.roomId];
  }

  get scenario(): Scenario {
    return { roomId: this.roomId, faults: [...this.run.faults] };
  }

  /** Changes when something happens to the room, not with every reading. */
  get stamp(): string {
    return [this.#beginnings, this.roomId, this.run.events.length].join(" ");
  }

  get runs(): RoomRun[] {
    return rooms.map(({ id }) => this.fleet.runs[id]);
  }

  /** The room that needs somebody most: this one if it has something to say, else the one with an alert. */
  get urgent(): RoomRun {
    const inOrder = [this.run, ...this.runs];
    return inOrder.find(({ isUnanswered }) => isUnanswered) ?? inOrder.find(hasAlert) ?? this.run;
  }

  /** A scenario without faults stands still at the opening, one with faults is under way. */
  open({ roomId, faults }: Scenario): void {
    this.#begin();
    this.roomId = roomId;
    this.isUntouched = false;
    if (faults.length > 0) this.#letItHappen();
    for (const fault of faults) this.run.break(fault);
    this.#changed();
  }

  select(roomId: RoomId): void {
    this.isUntouched = false;
    this.roomId = roomId;
    this.#changed();
  }

  toggleFault(fault: Fault): void {
    this.isUntouched = false;
    if (this.run.faults.has(fault)) {
      this.run.repair(fault);
    } else {
      this.#letItHappen();
      this.run.break(fault);
      this.#freshSheet();
      if (!this.wasSlowed) this.speed = FAST;
    }
    this.#goOn();
  }

  repair(): void {
    if (this.run.faults.size === 0) return;
    for (const fault of [...this.run.faults]) this.run.repair(fault);
    this.#goOn();
  }

  reset(): void {
    this.#begin();
    this.isUntouched = false;
    this.#changed();
  }

  acknowledge(run: RoomRun): void {
    run.acknowledge();
    this.#goOn();
  }

  togglePlaying(): void {
    this.isUntouched = false;
    this.isPlaying = !this.isPlaying && !this.fleet.isOver;
    this.#changed();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    this.wasSlowed = false;
    this.#changed();
  }

  /** `seconds` of the visitor's time have gone by. */
  pass(seconds: number): void {
    if (!this.isPlaying) return;
    this.fleet.advance(this.fleet.clock + seconds * this.speed);
    if (this.fleet.isOver) this.isPlaying = false;
    this.#sinceSeen += seconds;
    const known = this.#known();
    const isWaiting = this.run.alert.condition.status === "crossed";
    const hasWaited = isWaiting && this.#sinceSeen >= WAITING_SECONDS;
    const hasReadings = known.readings !== this.#seen.readings;
    const isDue = hasWaited || (hasReadings && this.#sinceSeen >= READINGS_SECONDS);
    if (known.events !== this.#seen.events || isDue || this.fleet.isOver) {
      if (known.calls > this.#seen.calls && this.speed === FAST) {
        this.speed = CALM;
        this.wasSlowed = true;
      }
      this.#changed();
    }
    for (const listener of this.#frameListeners) listener();
  }

  /** Something that is worth drawing anew has happened; {@link version} is another one then. */
  readonly subscribe = (listener: () => void) => {
    this.#changeListeners.add(listener);
    return () => void this.#changeListeners.delete(listener);
  };

  readonly version = () => this.#version;

  /** The clock has moved a little. */
  readonly onFrame = (listener: () => void) => {
    this.#frameListeners.add(listener);
    return () => void this.#frameListeners.delete(listener);
  };

  #begin(): void {
    this.#beginnings += 1;
    this.fleet = new Fleet();
    this.isPlaying = false;
    this.speed = FAST;
    this.wasSlowed = false;
    this.sheetStart = FIRST_SHEET;
  }

  // From the opening the first thing goes wrong when it does in the night that the whole site tells.
  #letItHappen(): void {
    if (this.fleet.clock === OPENING_TIME) this.fleet.advance(INCIDENT_MINUTE * MINUTE);
    this.isPlaying = !this.fleet.isOver;
  }

  #goOn(): void {
    this.isUntouched = false;
    this.isPlaying = !this.fleet.isOver;
    this.#changed();
  }

  #freshSheet(): void {
    if (this.fleet.clock - this.sheetStart < 3 * HOUR) return;
    this.sheetStart = Math.floor((this.fleet.clock - 40 * MINUTE) / (30 * MINUTE)) * 30 * MINUTE;
  }

  #known() {
    const count = (list: (run: RoomRun) => { length: number }) =>
      this.runs.reduce((sum, run) => sum + list(run).length, 0);
    return {
      events: count((run) => run.events),
      readings: count((run) => run.record),
      calls: count((run) => run.events.filter(rings)),
    };
  }

  #changed(): void {
    this.#seen = this.#known();
    this.#sinceSeen = 0;
    this.#version += 1;
    for (const listener of this.#changeListeners) listener();
  }
}

const FAST = 600;
const CALM = 60;
/** Of the visitor's time: at full speed two readings are drawn at once, an event always by itself. */
const READINGS_SECONDS = 0.9;
/** While the delay runs one watches its minutes go by. */
const WAITING_SECONDS = 0.25;
/** 01:00 */
const FIRST_SHEET = 7 * HOUR;

function rings({ kind }: { kind: string }): boolean {
  return kind === "alert" || kind === "offline";
}

function hasAlert({ alert }: RoomRun): boolean {
  return alert.condition.status === "alert";
}

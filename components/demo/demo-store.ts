import { type Fault, type RoomRun } from "@/lib/simulation/room-run";
import { EXAMPLE, exampleFleet, Fleet } from "@/lib/simulation/fleet";
import { HOUR, MINUTE, rooms, type RoomId } from "@/lib/simulation/rooms";
import type { Scenario } from "./scenario";

/** A part that is drawn anew only when its stamp changes. */
export type Stamped = { store: DemoStore; stamp: string };

export const SPEEDS = [1, 60, 600] as const;
export type Speed = (typeof SPEEDS)[number];

/** What the demo shows and what the visitor does to it. Time comes in from outside through {@link DemoStore.pass}. */
export class DemoStore {
  fleet = exampleFleet();
  room: RoomId = EXAMPLE.room;
  speed: Speed = FAST;
  isPlaying = false;
  /** Nobody has touched anything yet: the picture is the example. */
  isExample = true;
  /** The phone rang at full speed, and the clock was slowed so that one can act. */
  wasSlowed = false;
  /** Where the sheet of chart paper begins. */
  sheetStart = FIRST_SHEET;
  #beginnings = 0;
  #seen = { events: 0, readings: 0 };
  #sinceSeen = 0;
  #changeListeners = new Set<(byVisitor: boolean) => void>();
  #frameListeners = new Set<() => void>();

  get run(): RoomRun {
    return this.fleet.runs[this.room];
  }

  /** Changes when something happens to the room, not with every reading. */
  get stamp(): string {
    return [this.#beginnings, this.room, this.run.events.length].join(" ");
  }

  get runs(): RoomRun[] {
    return rooms.map(({ id }) => this.fleet.runs[id]);
  }

  /** The room that needs somebody most: this one if it has something to say, else the one that alerts. */
  get urgent(): RoomRun {
    const alerting = (run: RoomRun) => run.alert.condition.status === "alert";
    const unanswered = (run: RoomRun) =>
      run.alert.condition.status === "alert" && run.alert.condition.acknowledgedAt === undefined;
    const inOrder = [this.run, ...this.runs];
    return inOrder.find(unanswered) ?? inOrder.find(alerting) ?? this.run;
  }

  open({ room, faults }: Scenario): void {
    this.#begin();
    this.room = room;
    for (const fault of faults) this.run.break(fault);
    this.isPlaying = true;
    this.#changed();
  }

  select(room: RoomId): void {
    if (this.isExample) {
      this.#begin();
      this.isPlaying = true;
    }
    this.room = room;
    this.#changed();
  }

  toggleFault(fault: Fault): void {
    if (this.isExample) this.#begin();
    if (this.run.broken.has(fault)) {
      this.run.repair(fault);
    } else {
      this.run.break(fault);
      this.#freshSheet();
      if (!this.wasSlowed) this.speed = FAST;
    }
    this.isPlaying = !this.fleet.isOver;
    this.#changed();
  }

  repair(): void {
    this.isExample = false;
    for (const fault of [...this.run.broken]) this.run.repair(fault);
    this.isPlaying = !this.fleet.isOver;
    this.#changed();
  }

  reset(): void {
    this.#begin();
    this.isPlaying = true;
    this.#changed();
  }

  acknowledge(run: RoomRun): void {
    this.isExample = false;
    run.acknowledge();
    this.isPlaying = !this.fleet.isOver;
    this.#changed();
  }

  togglePlaying(): void {
    this.isExample = false;
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
    const { events, readings } = this.#countWhatIsKnown();
    const hasReadings = readings !== this.#seen.readings && this.#sinceSeen >= READINGS_SECONDS;
    if (events !== this.#seen.events || hasReadings || this.fleet.isOver) {
      this.#slowDownIfRung();
      this.#seen = { events, readings };
      this.#sinceSeen = 0;
      this.#changed(false);
    }
    for (const listener of this.#frameListeners) listener();
  }

  /** Something that is worth drawing anew has happened. */
  readonly onChange = (listener: (byVisitor: boolean) => void) => {
    this.#changeListeners.add(listener);
    return () => void this.#changeListeners.delete(listener);
  };

  /** The clock has moved a little. */
  readonly onFrame = (listener: () => void) => {
    this.#frameListeners.add(listener);
    return () => void this.#frameListeners.delete(listener);
  };

  #begin(): void {
    this.#beginnings += 1;
    this.fleet = new Fleet();
    this.isExample = false;
    this.speed = FAST;
    this.wasSlowed = false;
    this.sheetStart = FIRST_SHEET;
    this.#seen = this.#countWhatIsKnown();
    this.#heard = 0;
  }

  #freshSheet(): void {
    if (this.fleet.clock - this.sheetStart < 3 * HOUR) return;
    this.sheetStart = Math.floor((this.fleet.clock - 90 * MINUTE) / (30 * MINUTE)) * 30 * MINUTE;
  }

  #heard = 0;

  #slowDownIfRung(): void {
    const heard = this.runs.reduce((sum, run) => sum + run.events.filter(rings).length, 0);
    if (heard > this.#heard && this.speed === FAST) {
      this.speed = CALM;
      this.wasSlowed = true;
    }
    this.#heard = heard;
  }

  #countWhatIsKnown() {
    const count = (list: (run: RoomRun) => { length: number }) =>
      this.runs.reduce((sum, run) => sum + list(run).length, 0);
    return { events: count((run) => run.events), readings: count((run) => run.record) };
  }

  #changed(byVisitor = true): void {
    for (const listener of this.#changeListeners) listener(byVisitor);
  }
}

const FAST = 600;
const CALM = 60;
/** Of the visitor's time: at full speed two readings are drawn at once, an event always by itself. */
const READINGS_SECONDS = 0.9;
/** 01:00 */
const FIRST_SHEET = 7 * HOUR;

function rings({ kind }: { kind: string }): boolean {
  return kind === "alert" || kind === "offline";
}

import { Fleet, OPENING_TIME } from "@/lib/simulation/fleet";
import { INCIDENT_MINUTE } from "@/lib/simulation/night";
import { type Fault, RoomRun } from "@/lib/simulation/room-run";
import { HOUR, MINUTE, rooms, type RoomId } from "@/lib/simulation/rooms";
import type { Scenario } from "./scenario";

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
  #drawn = this.#news();
  #sinceDrawn = 0;
  #changeListeners = new Set<() => void>();
  #frameListeners = new Set<() => void>();

  get run(): RoomRun {
    return this.fleet.runs[this.roomId];
  }

  get runs(): RoomRun[] {
    return rooms.map(({ id }) => this.fleet.runs[id]);
  }

  get scenario(): Scenario {
    return { roomId: this.roomId, faults: [...this.run.faults] };
  }

  /** Nothing has happened since the opening. */
  get isAtRest(): boolean {
    return !this.isPlaying && this.fleet.clock === OPENING_TIME;
  }

  /** At rest: the night that begins here if somebody leaves the door open and nobody acts. */
  get comingNight(): RoomRun | undefined {
    if (!this.isAtRest) return undefined;
    const { room, seed, doorOpenings } = this.run;
    const night = new RoomRun(room, seed, 0, doorOpenings);
    night.advance(INCIDENT_MINUTE * MINUTE);
    night.break("door");
    night.advance(MORNING);
    return night;
  }

  /** The room that needs somebody most: this one if it has something to say, else the one with an alert. */
  get urgent(): RoomRun {
    const inOrder = [this.run, ...this.runs];
    return (
      inOrder.find(({ isUnanswered }) => isUnanswered) ??
      inOrder.find(({ alert }) => alert.condition.status === "alert") ??
      this.run
    );
  }

  /** A scenario without faults stands still at the opening, one with faults is under way. */
  open({ roomId, faults }: Scenario): void {
    this.fleet = new Fleet();
    this.roomId = roomId;
    this.isPlaying = false;
    this.speed = FAST;
    this.wasSlowed = false;
    this.sheetStart = FIRST_SHEET;
    if (faults.length > 0) this.#letItHappen();
    for (const fault of faults) this.run.break(fault);
    this.#touched();
  }

  reset(): void {
    this.open({ roomId: this.roomId, faults: [] });
  }

  select(roomId: RoomId): void {
    this.roomId = roomId;
    this.#touched();
  }

  toggleFault(fault: Fault): void {
    if (this.run.faults.has(fault)) {
      this.run.repair(fault);
    } else {
      this.#letItHappen();
      this.run.break(fault);
      this.#freshSheet();
    }
    this.#goOn();
  }

  repair(): void {
    if (this.run.faults.size === 0) return;
    for (const fault of [...this.run.faults]) this.run.repair(fault);
    this.#goOn();
  }

  acknowledge(run: RoomRun): void {
    run.acknowledge();
    this.#goOn();
  }

  togglePlaying(): void {
    this.isPlaying = !this.isPlaying && !this.fleet.isOver;
    this.#touched();
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
    this.#sinceDrawn += seconds;
    const news = this.#news();
    const isWaiting = this.run.alert.condition.status === "crossed";
    const isDue =
      (isWaiting && this.#sinceDrawn >= WAITING_SECONDS) ||
      (news.minute !== this.#drawn.minute && this.#sinceDrawn >= MINUTES_SECONDS);
    if (news.events !== this.#drawn.events || isDue || this.fleet.isOver) {
      if (news.calls > this.#drawn.calls && this.speed === FAST) {
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

  // From the opening the first thing goes wrong when it does in the night that the whole site tells.
  #letItHappen(): void {
    if (this.fleet.clock === OPENING_TIME) this.fleet.advance(INCIDENT_MINUTE * MINUTE);
    this.isPlaying = !this.fleet.isOver;
  }

  #goOn(): void {
    this.isPlaying = !this.fleet.isOver;
    this.#touched();
  }

  #freshSheet(): void {
    if (this.fleet.clock - this.sheetStart < 3 * HOUR) return;
    this.sheetStart = Math.floor((this.fleet.clock - 40 * MINUTE) / (30 * MINUTE)) * 30 * MINUTE;
  }

  #news() {
    const events = this.runs.flatMap((run) => run.events);
    return {
      events: events.length,
      calls: events.filter(({ kind }) => kind === "alert" || kind === "offline").length,
      minute: Math.floor(this.fleet.clock / MINUTE),
    };
  }

  #touched(): void {
    this.isUntouched = false;
    this.#changed();
  }

  #changed(): void {
    this.#drawn = this.#news();
    this.#sinceDrawn = 0;
    this.#version += 1;
    for (const listener of this.#changeListeners) listener();
  }
}

const FAST = 600;
const CALM = 60;
/** Of the visitor's time: at full speed two readings are drawn at once, else every minute; an event always by itself. */
const MINUTES_SECONDS = 0.9;
/** While the delay runs one watches its minutes go by. */
const WAITING_SECONDS = 0.25;
/** 01:00 and 06:00 */
const FIRST_SHEET = 7 * HOUR;
const MORNING = 12 * HOUR;

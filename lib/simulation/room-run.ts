import {
  acknowledge,
  type AlertState,
  type NoticeKind,
  passTime,
  quietAlert,
  receiveReading,
  type Notice,
  UPLOAD_SECONDS,
} from "./alert";
import { advanceRoom, probeAt } from "./cold-room";
import { RunRecord } from "./record";
import {
  isDefrosting,
  measureProbe,
  noFaults,
  readProbe,
  roomAtRest,
  type RoomFaults,
  type RoomState,
} from "./room-state";
import { HOUR, MINUTE, type Room } from "./rooms";

export type Fault = "door" | "power" | "compressor" | "freeze" | "internet";

export type RunEventKind =
  NoticeKind | "started" | "broken" | "repaired" | "defrost" | "backfilled";

export type RunEvent = {
  /** Grows by one with each event of a run. */
  id: number;
  kind: RunEventKind;
  at: number;
  air: number;
  fault?: Fault;
  side?: Notice["side"];
  since?: number;
  count?: number;
};

export type Ahead = { time: number; air: number; stock: number };

/** From and to, in seconds. */
export type Opening = [from: number, to: number];

/** One simulated room with its sensor, its line to the cloud and the cloud's alert. Times are seconds. */
export class RoomRun {
  readonly record: RunRecord;
  readonly events: RunEvent[] = [];
  /** What the visitor has broken and not yet repaired. */
  readonly faults = new Set<Fault>();
  state: RoomState;
  alert: AlertState;
  #delivered = 0;
  #wasDefrosting: boolean;
  #ahead: { key: string; points: Ahead[] } = { key: "", points: [] };

  constructor(
    readonly room: Room,
    readonly seed: number,
    start: number,
    /** When somebody goes in and out in the ordinary course of things. */
    readonly doorOpenings: Opening[] = [],
  ) {
    const rest = roomAtRest(room.model, seed, start - WARM_UP);
    this.state = advanceRoom(rest, room.model, seed, noFaults, start);
    this.#wasDefrosting = isDefrosting(this.state);
    this.alert = quietAlert(start);
    this.record = new RunRecord(start);
    this.#note("started");
    this.#sample();
  }

  advance(until: number): void {
    while (this.state.time < until) {
      const minute = (Math.floor(this.state.time / MINUTE) + 1) * MINUTE;
      if (minute > until) {
        this.#move(until);
        return;
      }
      this.#move(minute);
      this.#noticeDefrost();
      if (minute % UPLOAD_SECONDS === 0) this.#sample();
      this.#listen(passTime(this.alert, minute));
    }
  }

  break(fault: Fault): void {
    if (this.faults.has(fault)) return;
    this.faults.add(fault);
    this.#note("broken", { fault });
  }

  repair(fault: Fault): void {
    if (!this.faults.delete(fault)) return;
    this.#note("repaired", { fault });
    if (fault === "internet") this.#deliver("late");
  }

  acknowledge(): void {
    this.#listen(acknowledge(this.alert, this.state.time));
  }

  /** What the sensor shows between two readings. */
  liveProbe(time: number): number {
    return probeAt(this.state, this.room.model, this.#roomFaults, time);
  }

  /** What probe and stock will be if nobody acts, from now to `until`. Worked out anew every half hour. */
  forecast(until: number): Ahead[] {
    const key = [until, this.events.length, Math.floor(this.state.time / FORECAST_LIFE)].join(" ");
    if (this.#ahead.key !== key) this.#ahead = { key, points: this.#lookAhead(until) };
    return this.#ahead.points.filter(({ time }) => time >= this.state.time);
  }

  get #roomFaults(): RoomFaults {
    return {
      doorOpen: this.faults.has("door") || this.#isErrand(),
      powerCut: this.faults.has("power"),
      compressorWeak: this.faults.has("compressor"),
      thermostatStuck: this.faults.has("freeze"),
    };
  }

  get isUnanswered(): boolean {
    const { condition } = this.alert;
    return condition.status === "alert" && condition.acknowledgedAt === undefined;
  }

  /** How many readings have reached the cloud. */
  get delivered(): number {
    return this.#delivered;
  }

  /** The last reading that has reached the cloud: what everybody but the sensor knows. */
  get heard(): number {
    return this.record.airAt(this.#delivered - 1);
  }

  get latest(): number {
    return this.record.airAt(this.record.length - 1);
  }

  /** Readings that wait in the sensor for the internet to come back. */
  get waiting(): number {
    return this.record.length - this.#delivered;
  }

  #lookAhead(until: number): Ahead[] {
    const faults = this.#roomFaults;
    const points: Ahead[] = [];
    const first = Math.ceil(this.state.time / FORECAST_SECONDS) * FORECAST_SECONDS;
    // In its own steps to a whole minute: in longer ones each point would lie somewhat before its time.
    let state = advanceRoom(this.state, this.room.model, this.seed, faults, first);
    for (let time = first; time <= until; time += FORECAST_SECONDS) {
      state = advanceRoom(state, this.room.model, this.seed, faults, time, FORECAST_STEP);
      points.push({ time, air: measureProbe(state, this.seed), stock: state.stock });
    }
    return points;
  }

  #isErrand(): boolean {
    return this.doorOpenings.some(([from, to]) => this.state.time >= from && this.state.time < to);
  }

  #move(until: number): void {
    this.state = advanceRoom(this.state, this.room.model, this.seed, this.#roomFaults, until);
  }

  /** At whole minutes only, so that the time in the log does not depend on how the clock is moved. */
  #noticeDefrost(): void {
    const wasDefrosting = this.#wasDefrosting;
    this.#wasDefrosting = isDefrosting(this.state);
    if (this.#wasDefrosting && !wasDefrosting && !this.faults.has("power")) this.#note("defrost");
  }

  #sample(): void {
    this.record.push(readProbe(this.state, this.seed), this.state.stock);
    if (!this.faults.has("internet")) this.#deliver("live");
  }

  #deliver(arrival: "live" | "late"): void {
    const count = this.waiting;
    if (arrival === "late" && count > 0) this.#note("backfilled", { count });
    for (; this.#delivered < this.record.length; this.#delivered++) {
      const { time, air } = this.record.at(this.#delivered);
      const reading = { measuredAt: time, value: air };
      this.#listen(receiveReading(this.alert, this.room.rule, reading, this.state.time));
      this.record.settle(this.#delivered, arrival, this.alert.condition.status);
    }
  }

  #listen([alert, notices]: [AlertState, Notice[]]): void {
    this.alert = alert;
    for (const { kind, side, since, value } of notices) {
      this.#note(kind, { side, since, air: value ?? this.heard });
    }
  }

  #note(kind: RunEventKind, about: Partial<RunEvent> = {}): void {
    const air = this.record.length ? this.latest : readProbe(this.state, this.seed);
    this.events.push({ id: this.events.length, kind, at: this.state.time, air, ...about });
  }
}

// Before a run begins the room is left alone, so that its thermostat is in its rhythm.
const WARM_UP = 6 * HOUR;
const FORECAST_SECONDS = 10 * MINUTE;
const FORECAST_STEP = MINUTE;
const FORECAST_LIFE = 30 * MINUTE;

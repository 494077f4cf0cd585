import {
  acknowledge,
  type AlertState,
  type AlertStatus,
  type NoticeKind,
  passTime,
  quietAlert,
  receiveReading,
  type Notice,
  UPLOAD_SECONDS,
} from "./alert";
import { advanceRoom, probeAt } from "./cold-room";
import { measureProbe, readProbe, roomAtRest, type RoomState } from "./room-state";
import { type Fault, type Faults, HOUR, MINUTE, noFaults, type Room } from "./rooms";

export type Reading = {
  time: number;
  air: number;
  stock: number;
  /** How it reached the cloud: as it was taken, after the internet came back, or not yet. */
  arrival: "live" | "late" | "waiting";
  /** What the cloud made of it. */
  status: AlertStatus;
};

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

export type Ahead = Pick<Reading, "time" | "air" | "stock">;

/** One simulated room with its sensor, its line to the cloud and the cloud's alert. Times are seconds from 0. */
export class RoomRun {
  readonly record: Reading[] = [];
  readonly events: RunEvent[] = [];
  /** What the visitor has broken and not yet repaired. */
  readonly faults = new Set<Fault>();
  state: RoomState;
  alert = quietAlert(0);

  constructor(readonly room: Room) {
    this.state = advanceRoom(roomAtRest(room.model, room.seed, -WARM_UP), noFaults, 0);
    this.#note("started");
    this.#measure();
  }

  advance(until: number): void {
    while (this.state.time < until) {
      const minute = (Math.floor(this.state.time / MINUTE) + 1) * MINUTE;
      this.state = advanceRoom(this.state, this.#roomFaults, Math.min(minute, until));
      // What is noted must not depend on how the clock is moved: so at whole minutes only.
      if (minute > until) return;
      const defrosted = minute - this.state.defrostStart;
      if (defrosted >= 0 && defrosted < MINUTE && !this.faults.has("power")) this.#note("defrost");
      if (minute % UPLOAD_SECONDS === 0) this.#measure();
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
    if (fault !== "internet") return;
    if (this.waitingCount > 0) this.#note("backfilled", { count: this.waitingCount });
    this.#deliver("late");
  }

  acknowledge(): void {
    this.#listen(acknowledge(this.alert, this.state.time));
  }

  /** What the sensor shows between two readings. */
  liveProbe(time: number): number {
    return probeAt(this.state, this.#roomFaults, time);
  }

  /** What probe and stock will be if nobody acts, from now to `until`. */
  forecast(until: number): Ahead[] {
    const faults = this.#roomFaults;
    const points: Ahead[] = [];
    const first = Math.ceil(this.state.time / FORECAST_SECONDS) * FORECAST_SECONDS;
    // In its own steps to a whole minute: in longer ones each point would lie somewhat before its time.
    let state = advanceRoom(this.state, faults, first);
    for (let time = first; time <= until; time += FORECAST_SECONDS) {
      state = advanceRoom(state, faults, time, FORECAST_STEP);
      points.push({ time, air: measureProbe(state), stock: state.stock });
    }
    return points;
  }

  get isUnanswered(): boolean {
    const { condition } = this.alert;
    return condition.status === "alert" && condition.acknowledgedAt === undefined;
  }

  /** The readings that have reached the cloud. */
  get arrived(): Reading[] {
    return this.record.filter(({ arrival }) => arrival !== "waiting");
  }

  /** The last reading that has reached the cloud: what everybody but the sensor knows. */
  get heard(): Reading {
    return lastOf(this.arrived);
  }

  get latest(): Reading {
    return lastOf(this.record);
  }

  /** How many readings wait in the sensor for the internet to come back. */
  get waitingCount(): number {
    return this.record.length - this.arrived.length;
  }

  get #roomFaults(): Faults {
    const { time } = this.state;
    const isOpened = this.room.doorOpenings?.some(([from, to]) => time >= from && time < to);
    return isOpened ? new Set([...this.faults, "door"]) : this.faults;
  }

  #measure(): void {
    const { time, stock } = this.state;
    const air = readProbe(this.state);
    this.record.push({ time, air, stock, arrival: "waiting", status: "within" });
    if (!this.faults.has("internet")) this.#deliver("live");
  }

  #deliver(arrival: "live" | "late"): void {
    const { time: now } = this.state;
    for (const reading of this.record) {
      if (reading.arrival !== "waiting") continue;
      this.#listen(receiveReading(this.alert, this.room.rule, reading, now));
      reading.arrival = arrival;
      reading.status = this.alert.condition.status;
    }
  }

  #listen([alert, notices]: [AlertState, Notice[]]): void {
    this.alert = alert;
    for (const { kind, side, since, air = this.heard.air } of notices) {
      this.#note(kind, { side, since, air });
    }
  }

  #note(kind: RunEventKind, about: Partial<RunEvent> = {}): void {
    const air = this.record.at(-1)?.air ?? readProbe(this.state);
    this.events.push({ id: this.events.length, kind, at: this.state.time, air, ...about });
  }
}

function lastOf(readings: Reading[]): Reading {
  const last = readings.at(-1);
  if (!last) throw new RangeError("No reading");
  return last;
}

// Before a run begins the room is left alone, so that its thermostat is in its rhythm.
const WARM_UP = 6 * HOUR;
const FORECAST_SECONDS = 10 * MINUTE;
const FORECAST_STEP = MINUTE;

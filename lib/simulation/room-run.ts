import {
  acknowledge,
  type AlarmState,
  type NoticeKind,
  passTime,
  quietAlarm,
  receiveReading,
  type Notice,
  UPLOAD_SECONDS,
} from "./alarm";
import { advanceRoom, isDefrosting, noFaults, probeAt, readProbe, roomAtRest } from "./cold-room";
import { RunRecord } from "./record";
import type { Faults, RoomState } from "./room-state";
import { HOUR, MINUTE, type Unit } from "./rooms";

export type Break = "door" | "power" | "compressor" | "freeze" | "internet";

export type RunEventKind =
  NoticeKind | "started" | "broken" | "repaired" | "defrost" | "backfilled";

export type RunEvent = {
  /** Grows by one with each event of a run. */
  id: number;
  kind: RunEventKind;
  at: number;
  air: number;
  what?: Break;
  side?: Notice["side"];
  since?: number;
  count?: number;
};

export type Ahead = { time: number; air: number };

/** One simulated room with its sensor, its line to the cloud and the cloud's alarm. Times are seconds. */
export class RoomRun {
  readonly record: RunRecord;
  readonly events: RunEvent[] = [];
  readonly broken = new Set<Break>();
  room: RoomState;
  alarm: AlarmState;
  #delivered = 0;
  #ahead: { key: string; points: Ahead[] } = { key: "", points: [] };

  constructor(
    readonly unit: Unit,
    readonly seed: number,
    start: number,
  ) {
    const rest = roomAtRest(unit.model, seed, start - WARM_UP);
    this.room = advanceRoom(rest, unit.model, seed, noFaults, start);
    this.alarm = quietAlarm(start);
    this.record = new RunRecord(start);
    this.#note("started");
    this.#sample();
  }

  advance(until: number): void {
    while (this.room.time < until) {
      const minute = (Math.floor(this.room.time / MINUTE) + 1) * MINUTE;
      if (minute > until) {
        this.#move(until);
        return;
      }
      this.#move(minute);
      if (minute % UPLOAD_SECONDS === 0) this.#sample();
      this.#listen(passTime(this.alarm, minute));
    }
  }

  break(what: Break): void {
    if (this.broken.has(what)) return;
    this.broken.add(what);
    this.#note("broken", { what });
  }

  repair(what: Break): void {
    if (!this.broken.delete(what)) return;
    this.#note("repaired", { what });
    if (what === "internet") this.#deliver("late");
  }

  acknowledge(): void {
    this.#listen(acknowledge(this.alarm, this.room.time));
  }

  /** What the sensor shows between two readings. */
  liveProbe(time: number): number {
    return probeAt(this.room, this.unit.model, this.faults, time);
  }

  /** What the probe will show if nobody acts, from now to `until`. Worked out anew every half hour. */
  forecast(until: number): Ahead[] {
    const key = [until, this.events.length, Math.floor(this.room.time / FORECAST_LIFE)].join(" ");
    if (this.#ahead.key !== key) this.#ahead = { key, points: this.#lookAhead(until) };
    return this.#ahead.points.filter(({ time }) => time >= this.room.time);
  }

  get faults(): Faults {
    return {
      doorOpen: this.broken.has("door"),
      powerCut: this.broken.has("power"),
      compressorWeak: this.broken.has("compressor"),
      thermostatStuck: this.broken.has("freeze"),
    };
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
    const { faults } = this;
    const points: Ahead[] = [];
    let room = this.room;
    for (let time = room.time; time <= until; time += 2 * UPLOAD_SECONDS) {
      room = advanceRoom(room, this.unit.model, this.seed, faults, time, FORECAST_STEP);
      points.push({ time, air: room.probe });
    }
    return points;
  }

  #move(until: number): void {
    const wasDefrosting = isDefrosting(this.room);
    this.room = advanceRoom(this.room, this.unit.model, this.seed, this.faults, until);
    if (!wasDefrosting && isDefrosting(this.room) && !this.broken.has("power"))
      this.#note("defrost");
  }

  #sample(): void {
    this.record.push(readProbe(this.room, this.seed), this.room.stock);
    if (!this.broken.has("internet")) this.#deliver("live");
  }

  #deliver(arrival: "live" | "late"): void {
    const count = this.waiting;
    if (arrival === "late" && count > 0) this.#note("backfilled", { count });
    for (; this.#delivered < this.record.length; this.#delivered++) {
      const { time, air } = this.record.at(this.#delivered);
      const reading = { measuredAt: time, value: air };
      this.#listen(receiveReading(this.alarm, this.unit.rule, reading, this.room.time));
      this.record.settle(this.#delivered, arrival, this.alarm.condition.status);
    }
  }

  #listen([alarm, notices]: [AlarmState, Notice[]]): void {
    this.alarm = alarm;
    for (const { kind, side, since, value } of notices) {
      this.#note(kind, { side, since, air: value ?? this.latest });
    }
  }

  #note(kind: RunEventKind, about: Partial<RunEvent> = {}): void {
    const air = this.record.length ? this.latest : readProbe(this.room, this.seed);
    this.events.push({ id: this.events.length, kind, at: this.room.time, air, ...about });
  }
}

// Before a run begins the room is left alone, so that its thermostat is in its rhythm.
const WARM_UP = 3 * HOUR;
const FORECAST_STEP = MINUTE;
const FORECAST_LIFE = 30 * MINUTE;

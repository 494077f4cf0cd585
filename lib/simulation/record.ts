import { type AlertStatus, UPLOAD_SECONDS } from "./alert";

/** How a reading reached the cloud: as it was taken, after the internet came back, or not yet. */
export type Arrival = "live" | "late" | "waiting";

export type Sample = {
  time: number;
  air: number;
  stock: number;
  arrival: Arrival;
  status: AlertStatus;
};

/** Every reading of a run. */
export class RunRecord {
  readonly #samples: Sample[] = [];

  constructor(readonly start: number) {}

  get length(): number {
    return this.#samples.length;
  }

  push(air: number, stock: number): void {
    const time = this.timeAt(this.length);
    this.#samples.push({ time, air, stock, arrival: "waiting", status: "within" });
  }

  /** The cloud has reading `index`, and this is what it made of it. */
  settle(index: number, arrival: Arrival, status: AlertStatus): void {
    this.#samples[index] = { ...this.at(index), arrival, status };
  }

  /** Throws RangeError where there is no such reading. */
  at(index: number): Sample {
    const sample = this.#samples[index];
    if (!sample) throw new RangeError(`No reading ${index}`);
    return sample;
  }

  airAt(index: number): number {
    return this.at(index).air;
  }

  slice(from: number, to?: number): Sample[] {
    return this.#samples.slice(from, to);
  }

  timeAt(index: number): number {
    return this.start + index * UPLOAD_SECONDS;
  }

  /** The index of the last reading taken at or before `time`, or -1. */
  indexAt(time: number): number {
    return Math.min(Math.floor((time - this.start) / UPLOAD_SECONDS), this.length - 1);
  }
}

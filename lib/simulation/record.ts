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

/** Every reading of a run, eight bytes each. */
export class RunRecord {
  length = 0;
  #tenths = new Int16Array(FIRST_SIZE);
  #stock = new Float32Array(FIRST_SIZE);
  #arrival = new Uint8Array(FIRST_SIZE);
  #status = new Uint8Array(FIRST_SIZE);

  constructor(readonly start: number) {}

  push(air: number, stock: number): void {
    if (this.length === this.#tenths.length) this.#grow();
    this.#tenths[this.length] = Math.round(air * 10);
    this.#stock[this.length] = stock;
    this.#arrival[this.length] = arrivals.indexOf("waiting");
    this.length += 1;
  }

  /** The cloud has reading `index`, and this is what it made of it. */
  settle(index: number, arrival: Arrival, status: AlertStatus): void {
    this.#arrival[index] = arrivals.indexOf(arrival);
    this.#status[index] = statuses.indexOf(status);
  }

  at(index: number): Sample {
    return {
      time: this.timeAt(index),
      air: this.airAt(index),
      stock: this.stockAt(index),
      arrival: arrivals[this.#arrival[index] ?? 0] ?? "waiting",
      status: statuses[this.#status[index] ?? 0] ?? "within",
    };
  }

  timeAt(index: number): number {
    return this.start + index * UPLOAD_SECONDS;
  }

  airAt(index: number): number {
    return (this.#tenths[index] ?? 0) / 10;
  }

  stockAt(index: number): number {
    return this.#stock[index] ?? 0;
  }

  /** The index of the last reading taken at or before `time`, or -1. */
  indexAt(time: number): number {
    return Math.min(Math.floor((time - this.start) / UPLOAD_SECONDS), this.length - 1);
  }

  #grow(): void {
    const size = this.#tenths.length * 2;
    const tenths = new Int16Array(size);
    tenths.set(this.#tenths);
    this.#tenths = tenths;
    const stock = new Float32Array(size);
    stock.set(this.#stock);
    this.#stock = stock;
    const arrival = new Uint8Array(size);
    arrival.set(this.#arrival);
    this.#arrival = arrival;
    const status = new Uint8Array(size);
    status.set(this.#status);
    this.#status = status;
  }
}

const FIRST_SIZE = 512;
const arrivals: Arrival[] = ["live", "late", "waiting"];
const statuses: AlertStatus[] = ["within", "crossed", "alert"];

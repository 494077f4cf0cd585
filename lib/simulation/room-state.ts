import { normalAt, uniformAt } from "./random";
import { HOUR, MINUTE, type RoomModel } from "./rooms";

/** What is wrong with a room. */
export type RoomFaults = {
  doorOpen: boolean;
  powerCut: boolean;
  compressorWeak: boolean;
  thermostatStuck: boolean;
};

export type RoomState = {
  /** Seconds; always a multiple of the inner step. */
  time: number;
  air: number;
  stock: number;
  probe: number;
  cycleStart: number;
  cycleEnd: number;
  cycleCount: number;
  defrostStart: number;
  defrostCount: number;
};

export const DEFROST_SECONDS = 15 * MINUTE;

export const noFaults: RoomFaults = {
  doorOpen: false,
  powerCut: false,
  compressorWeak: false,
  thermostatStuck: false,
};

/** A room at rest at its set point. */
export function roomAtRest(model: RoomModel, seed: number, time = 0): RoomState {
  return {
    time,
    air: model.setPoint,
    stock: model.setPoint,
    probe: model.setPoint,
    cycleStart: time,
    cycleEnd: time + cycleLength(seed, 0),
    cycleCount: 0,
    defrostStart: model.defrosts ? time + defrostGap(seed, 0) : Infinity,
    defrostCount: 0,
  };
}

/** Starts the thermostat's next cycle and plans the next defrost where one is over. Changes `state`. */
export function keepTimers(state: RoomState, seed: number): void {
  if (state.time >= state.cycleEnd) {
    state.cycleCount += 1;
    state.cycleStart = state.cycleEnd;
    state.cycleEnd += cycleLength(seed, state.cycleCount);
  }
  if (state.time >= state.defrostStart + DEFROST_SECONDS) {
    state.defrostCount += 1;
    state.defrostStart += defrostGap(seed, state.defrostCount);
  }
}

export function isDefrosting(state: RoomState): boolean {
  return state.time >= state.defrostStart && state.time < state.defrostStart + DEFROST_SECONDS;
}

/** What the sensor measures: the probe with its noise. */
export function measureProbe(state: RoomState, seed: number): number {
  const place = state.time / NOISE_SECONDS;
  const index = Math.floor(place);
  const before = normalAt(seed + 1, index);
  const after = normalAt(seed + 1, index + 1);
  return state.probe + NOISE_DEVIATION * (before + (after - before) * (place - index));
}

/** What the sensor reports: its measurement to a tenth of a degree. */
export function readProbe(state: RoomState, seed: number): number {
  return toTenth(measureProbe(state, seed));
}

export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

const NOISE_SECONDS = 5 * MINUTE;
const NOISE_DEVIATION = 0.08;

function cycleLength(seed: number, count: number): number {
  return (12 + 6 * uniformAt(seed + 2, count)) * MINUTE;
}

function defrostGap(seed: number, count: number): number {
  return Math.round(6 * HOUR + 2 * HOUR * uniformAt(seed + 3, count));
}

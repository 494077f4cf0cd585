import { MINUTE, type RoomModel } from "./rooms";

export type RoomState = ReturnType<typeof roomAtRest>;

/** A room at rest at its set point. `time`: seconds; always a multiple of the inner step. */
export function roomAtRest(model: RoomModel, seed: number, time = 0) {
  return {
    model,
    seed,
    time,
    air: model.setPoint,
    stock: model.setPoint,
    probe: model.setPoint,
    cycleStart: time,
    cycleEnd: time + cycleLength(seed, 0),
    cycleCount: 0,
  };
}

/** Starts the thermostat's next cycle where one is over. Changes `state`. */
export function keepCycle(state: RoomState): void {
  if (state.time < state.cycleEnd) return;
  state.cycleCount += 1;
  state.cycleStart = state.cycleEnd;
  state.cycleEnd += cycleLength(state.seed, state.cycleCount);
}

/** What the sensor measures: the probe with its noise. */
export function measureProbe({ time, probe, seed }: RoomState): number {
  const place = time / NOISE_SECONDS;
  const index = Math.floor(place);
  const before = normalAt(seed + 1, index);
  const after = normalAt(seed + 1, index + 1);
  return probe + NOISE_DEVIATION * (before + (after - before) * (place - index));
}

/** What the sensor reports: its measurement to a tenth of a degree. */
export function readProbe(state: RoomState): number {
  return toTenth(measureProbe(state));
}

export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

const NOISE_SECONDS = 5 * MINUTE;
const NOISE_DEVIATION = 0.08;

function cycleLength(seed: number, count: number): number {
  return (12 + 6 * uniformAt(seed + 2, count)) * MINUTE;
}

/**
 * A uniform number in [0, 1) that belongs to (seed, index). Counter-based: what one reader draws never shifts
 * what another one gets, so a run is the same however it is cut into steps.
 */
function uniformAt(seed: number, index: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 0x165667b1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * A roughly normal number, mean 0 and standard deviation 1 (Irwin-Hall of four). Only sums and products, no
 * logarithm or cosine, whose last digit differs between browsers.
 */
function normalAt(seed: number, index: number): number {
  let sum = 0;
  for (let draw = 0; draw < 4; draw++) sum += uniformAt(seed, index * 4 + draw);
  return (sum - 2) * Math.sqrt(3);
}

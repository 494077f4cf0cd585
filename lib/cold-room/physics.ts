import { type Faults, HOUR, MINUTE, type RoomModel } from "./rooms";

export type RoomState = ReturnType<typeof roomAtRest>;

/** The fixed step of the simulation in seconds: the length of a caller's steps never changes the result. */
export const STEP = 20;

/** A room at its set point. `time`: seconds, a multiple of {@link STEP}. */
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

/** The room at `until` in seconds, rounded down to a whole step. Does not change `from`. */
export function advanceRoom(from: RoomState, faults: Faults, until: number, step = STEP) {
  const state = { ...from };
  while (state.time + step <= until) {
    takeStep(state, faults, step);
    if (state.time >= state.cycleEnd) startCycle(state);
  }
  return state;
}

/** The probe in °C at any second within the next step, for a drawing that moves smoothly. */
export function probeAt(from: RoomState, faults: Faults, time: number): number {
  const state = { ...from };
  takeStep(state, faults, Math.min(Math.max(time - from.time, 0), STEP));
  return state.probe;
}

/** What the sensor measures, in °C: the probe with the sensor's noise. */
export function measureProbe({ time, probe, seed }: RoomState): number {
  const place = time / NOISE_SECONDS;
  const index = Math.floor(place);
  const before = normalAt(seed + 1, index);
  const after = normalAt(seed + 1, index + 1);
  return probe + NOISE_DEVIATION * (before + (after - before) * (place - index));
}

/** What the sensor reports, in °C: its measurement to a tenth. */
export function readProbe(state: RoomState): number {
  return toTenth(measureProbe(state));
}

export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The sensor's noise: how often it has a new value, and its standard deviation in °C. */
const NOISE_SECONDS = 5 * MINUTE;
const NOISE_DEVIATION = 0.08;
/** The share of a thermostat's cycle in which the room warms. */
const CYCLE_RISE = 0.62;
/** How much more the machine cools for each °C above its target, in °C an hour. */
const GAIN = 10;
/** Per hour: the probe follows the air with a time constant of three minutes. */
const PROBE_RATE = 20;
/** The machine's largest output, in multiples of what holds the set point: with its thermostat, and with a stuck one. */
const [CAPACITY, FREEZE_CAPACITY] = [1.8, 2.6];

/**
 * Moves air, stock and probe `step` seconds on: one step of the classical fourth-order Runge-Kutta method, in plain
 * numbers because it runs millions of times.
 */
function takeStep(state: RoomState, faults: Faults, step: number): void {
  const { model } = state;
  const { outside, setPoint, wallHours } = model;
  const fromStock = 1 / model.airFromStockHours;
  const toStock = 1 / model.stockFromAirHours;
  const leak = 1 / wallHours + (faults.has("door") ? 1 / model.doorHours : 0);
  const target = setPoint + model.swing * swingAt(state, state.time + step / 2);
  // In °C an hour: the machine's largest and smallest output, the output that holds the target, the heat from outside.
  const capacity = faults.has("freeze") ? FREEZE_CAPACITY : CAPACITY;
  const most = faults.has("power") ? 0 : (capacity * (outside - setPoint)) / wallHours;
  const least = faults.has("freeze") ? most : 0;
  const hold = (outside - target) / wallHours;
  const source = outside * leak;
  const loss = leak + fromStock;

  const h = step / HOUR;
  let { air, stock, probe } = state;
  let [airSum, stockSum, probeSum] = [0, 0, 0];
  for (let stage = 0; stage < 4; stage++) {
    const cooling = Math.min(Math.max(hold + (air - target) * GAIN, least), most);
    const airRate = source + stock * fromStock - air * loss - cooling;
    const stockRate = (air - stock) * toStock;
    const probeRate = (air - probe) * PROBE_RATE;
    const weight = stage === 1 || stage === 2 ? 2 : 1;
    airSum += weight * airRate;
    stockSum += weight * stockRate;
    probeSum += weight * probeRate;
    // The next stage looks half a step ahead, the last a whole one.
    const ahead = stage < 2 ? h / 2 : h;
    air = state.air + airRate * ahead;
    stock = state.stock + stockRate * ahead;
    probe = state.probe + probeRate * ahead;
  }
  state.air += (h / 6) * airSum;
  state.stock += (h / 6) * stockSum;
  state.probe += (h / 6) * probeSum;
  state.time += step;
}

function startCycle(state: RoomState): void {
  state.cycleCount += 1;
  state.cycleStart = state.cycleEnd;
  state.cycleEnd += cycleLength(state.seed, state.cycleCount);
}

function cycleLength(seed: number, count: number): number {
  return (12 + 6 * uniformAt(seed + 2, count)) * MINUTE;
}

// From -1 to 1: a slow rise and a quick pull-down, as a thermostat's dead-band makes them.
function swingAt(state: RoomState, time: number): number {
  const phase = (time - state.cycleStart) / (state.cycleEnd - state.cycleStart);
  const height =
    phase < CYCLE_RISE ? phase / CYCLE_RISE : 1 - (phase - CYCLE_RISE) / (1 - CYCLE_RISE);
  return 2 * height - 1;
}

/**
 * A uniform number in [0, 1) that depends on `seed` and `index` alone: no draw shifts another one, so a simulation gives
 * the same numbers in steps of any length.
 */
function uniformAt(seed: number, index: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 0x165667b1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * A roughly normal number, mean 0 and standard deviation 1 (Irwin-Hall of four), by sums and products alone: the last
 * digit of a logarithm or cosine differs between browsers.
 */
function normalAt(seed: number, index: number): number {
  let sum = 0;
  for (let draw = 0; draw < 4; draw++) sum += uniformAt(seed, index * 4 + draw);
  return (sum - 2) * Math.sqrt(3);
}

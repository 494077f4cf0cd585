import { moveHeat } from "./heat-balance";
import { normalAt, uniformAt } from "./random";
import type { Faults, RoomState } from "./room-state";
import { HOUR, MINUTE, type RoomModel } from "./rooms";

/** The fixed inner step in seconds: how a caller cuts time up never changes what happens. */
export const STEP = 20;
export const DEFROST_SECONDS = 15 * MINUTE;

export const noFaults: Faults = {
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

/** The room at `until` (rounded down to a whole step). Does not change `from`. */
export function advanceRoom(
  from: RoomState,
  model: RoomModel,
  seed: number,
  faults: Faults,
  until: number,
  step = STEP,
): RoomState {
  const state = { ...from };
  while (state.time + step <= until) {
    takeStep(state, model, faults, step);
    keepTimers(state, seed);
  }
  return state;
}

/** The probe at any moment within the next step, for a picture that moves smoothly. */
export function probeAt(from: RoomState, model: RoomModel, faults: Faults, time: number): number {
  const state = { ...from };
  takeStep(state, model, faults, Math.min(Math.max(time - from.time, 0), STEP));
  return state.probe;
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

export function isDefrosting(state: RoomState): boolean {
  return state.time >= state.defrostStart && state.time < state.defrostStart + DEFROST_SECONDS;
}

const NOISE_SECONDS = 5 * MINUTE;
const NOISE_DEVIATION = 0.08;
const CYCLE_RISE = 0.62;

function takeStep(state: RoomState, model: RoomModel, faults: Faults, step: number): void {
  const target = model.setPoint + model.swing * swingAt(state, state.time + step / 2);
  const defrosting = isDefrosting(state) && !faults.powerCut;
  moveHeat(state, model, faults, { target, defrosting }, step);
  state.time += step;
}

function keepTimers(state: RoomState, seed: number): void {
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

// From -1 to 1: a slow rise and a quick pull-down, as a thermostat's dead-band makes them.
function swingAt(state: RoomState, time: number): number {
  const phase = (time - state.cycleStart) / (state.cycleEnd - state.cycleStart);
  const height =
    phase < CYCLE_RISE ? phase / CYCLE_RISE : 1 - (phase - CYCLE_RISE) / (1 - CYCLE_RISE);
  return 2 * height - 1;
}

function cycleLength(seed: number, count: number): number {
  return (12 + 6 * uniformAt(seed + 2, count)) * MINUTE;
}

function defrostGap(seed: number, count: number): number {
  return Math.round(6 * HOUR + 2 * HOUR * uniformAt(seed + 3, count));
}

import { moveHeat } from "./heat-balance";
import {
  isDefrosting,
  keepTimers,
  measureProbe,
  noFaults,
  roomAtRest,
  type RoomFaults,
  type RoomState,
} from "./room-state";
import { HOUR, MINUTE, type Room, type RoomModel } from "./rooms";

/** The fixed inner step in seconds: how a caller cuts time up never changes what happens. */
export const STEP = 20;

/** The room at `until` (rounded down to a whole step). Does not change `from`. */
export function advanceRoom(
  from: RoomState,
  model: RoomModel,
  seed: number,
  faults: RoomFaults,
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
export function probeAt(
  from: RoomState,
  model: RoomModel,
  faults: RoomFaults,
  time: number,
): number {
  const state = { ...from };
  takeStep(state, model, faults, Math.min(Math.max(time - from.time, 0), STEP));
  return state.probe;
}

/** What a room's sensor measures at a minute if nothing is wrong. The room has run for a day before, to be in its rhythm. */
export function ordinaryReading({ model }: Room, minute: number): number {
  const rest = roomAtRest(model, ORDINARY_SEED, -24 * HOUR);
  const state = advanceRoom(rest, model, ORDINARY_SEED, noFaults, minute * MINUTE);
  return measureProbe(state, ORDINARY_SEED);
}

const ORDINARY_SEED = 11;
const CYCLE_RISE = 0.62;

function takeStep(state: RoomState, model: RoomModel, faults: RoomFaults, step: number): void {
  const target = model.setPoint + model.swing * swingAt(state, state.time + step / 2);
  const defrosting = isDefrosting(state) && !faults.powerCut;
  moveHeat(state, model, faults, { target, defrosting }, step);
  state.time += step;
}

// From -1 to 1: a slow rise and a quick pull-down, as a thermostat's dead-band makes them.
function swingAt(state: RoomState, time: number): number {
  const phase = (time - state.cycleStart) / (state.cycleEnd - state.cycleStart);
  const height =
    phase < CYCLE_RISE ? phase / CYCLE_RISE : 1 - (phase - CYCLE_RISE) / (1 - CYCLE_RISE);
  return 2 * height - 1;
}

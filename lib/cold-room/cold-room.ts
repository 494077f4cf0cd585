import { keepCycle, measureProbe, roomAtRest, type RoomState } from "./room-state";
import { type Faults, HOUR, MINUTE, noFaults, type Room } from "./rooms";

/** The fixed inner step in seconds: how a caller cuts time up never changes what happens. */
export const STEP = 20;

/** The room at `until` (rounded down to a whole step). Does not change `from`. */
export function advanceRoom(from: RoomState, faults: Faults, until: number, step = STEP) {
  const state = { ...from };
  while (state.time + step <= until) {
    takeStep(state, faults, step);
    keepCycle(state);
  }
  return state;
}

/** The probe at any moment within the next step, for a picture that moves smoothly. */
export function probeAt(from: RoomState, faults: Faults, time: number): number {
  const state = { ...from };
  takeStep(state, faults, Math.min(Math.max(time - from.time, 0), STEP));
  return state.probe;
}

/** What a room's sensor measures at a minute if nothing is wrong. The room has run for a day before, to be in its rhythm. */
export function ordinaryReading({ model }: Room, minute: number): number {
  const rest = roomAtRest(model, ORDINARY_SEED, -24 * HOUR);
  return measureProbe(advanceRoom(rest, noFaults, minute * MINUTE));
}

const ORDINARY_SEED = 11;
/** The share of a thermostat's cycle in which the room gets warmer. */
const CYCLE_RISE = 0.62;
/** How much more the machine cools for each °C above its target, in °C an hour. */
const GAIN = 10;
/** Per hour: the probe follows the air with a time constant of three minutes. */
const PROBE_RATE = 20;
/** What the machine can do at most, in multiples of what holds the set point. */
const CAPACITY = 1.8;

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
  // In °C an hour: what the machine can do, at most and at least; what holds the target; what comes in from outside.
  const most = faults.has("power") ? 0 : (CAPACITY * (outside - setPoint)) / wallHours;
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

// From -1 to 1: a slow rise and a quick pull-down, as a thermostat's dead-band makes them.
function swingAt(state: RoomState, time: number): number {
  const phase = (time - state.cycleStart) / (state.cycleEnd - state.cycleStart);
  const height =
    phase < CYCLE_RISE ? phase / CYCLE_RISE : 1 - (phase - CYCLE_RISE) / (1 - CYCLE_RISE);
  return 2 * height - 1;
}

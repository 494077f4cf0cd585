import type { RoomFaults, RoomState } from "./room-state";
import { HOUR, type RoomModel } from "./rooms";

/**
 * Moves air, stock and probe `step` seconds on: one step of the classical fourth-order Runge-Kutta method, in plain
 * numbers because it runs millions of times.
 */
export function moveHeat(
  state: RoomState,
  model: RoomModel,
  faults: RoomFaults,
  drive: { target: number; defrosting: boolean },
  step: number,
): void {
  const { outside, setPoint } = model;
  const fromStock = 1 / model.airFromStockHours;
  const toStock = 1 / model.stockFromAirHours;
  const leak = 1 / model.wallHours + (faults.doorOpen ? 1 / model.doorHours : 0);
  const { target, defrosting } = drive;
  const full = (CAPACITY * (outside - setPoint)) / model.wallHours;
  const available = faults.compressorWeak ? full * WEAK_CAPACITY : full;
  const most = faults.powerCut || defrosting ? 0 : available;
  const least = faults.thermostatStuck ? most : 0;
  const hold = (outside - target) / model.wallHours;
  const source = outside * leak + (defrosting ? DEFROST_HEAT : 0);
  const loss = leak + fromStock;

  const h = step / HOUR;
  let { air, stock, probe } = state;
  let [airSum, stockSum, probeSum] = [0, 0, 0];
  for (let stage = 0; stage < 4; stage++) {
    const cooling = clamp(hold + (air - target) * GAIN, least, most);
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
}

const GAIN = 1 / 0.1;
const PROBE_RATE = 1 / 0.05;
const CAPACITY = 1.8;
export const WEAK_CAPACITY = 0.4;
const DEFROST_HEAT = 30;

function clamp(value: number, least: number, most: number): number {
  return value < least ? least : value > most ? most : value;
}

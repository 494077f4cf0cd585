import type { RoomFaults, RoomState } from "./room-state";
import { HOUR, type RoomModel } from "./rooms";

/**
 * Moves air, stock and probe `step` seconds on: one step of the classical fourth-order Runge-Kutta method, written out
 * because it runs millions of times.
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
  const { air, stock, probe } = state;
  const cooling1 = clamp(hold + (air - target) * GAIN, least, most);
  const air1 = source + stock * fromStock - air * loss - cooling1;
  const stock1 = (air - stock) * toStock;
  const probe1 = (air - probe) * PROBE_RATE;

  const airB = air + (air1 * h) / 2;
  const stockB = stock + (stock1 * h) / 2;
  const cooling2 = clamp(hold + (airB - target) * GAIN, least, most);
  const air2 = source + stockB * fromStock - airB * loss - cooling2;
  const stock2 = (airB - stockB) * toStock;
  const probe2 = (airB - probe - (probe1 * h) / 2) * PROBE_RATE;

  const airC = air + (air2 * h) / 2;
  const stockC = stock + (stock2 * h) / 2;
  const cooling3 = clamp(hold + (airC - target) * GAIN, least, most);
  const air3 = source + stockC * fromStock - airC * loss - cooling3;
  const stock3 = (airC - stockC) * toStock;
  const probe3 = (airC - probe - (probe2 * h) / 2) * PROBE_RATE;

  const airD = air + air3 * h;
  const stockD = stock + stock3 * h;
  const cooling4 = clamp(hold + (airD - target) * GAIN, least, most);
  const air4 = source + stockD * fromStock - airD * loss - cooling4;
  const stock4 = (airD - stockD) * toStock;
  const probe4 = (airD - probe - probe3 * h) * PROBE_RATE;

  state.air = air + (h / 6) * (air1 + 2 * air2 + 2 * air3 + air4);
  state.stock = stock + (h / 6) * (stock1 + 2 * stock2 + 2 * stock3 + stock4);
  state.probe = probe + (h / 6) * (probe1 + 2 * probe2 + 2 * probe3 + probe4);
}

const GAIN = 1 / 0.1;
const PROBE_RATE = 1 / 0.05;
const CAPACITY = 1.8;
export const WEAK_CAPACITY = 0.4;
const DEFROST_HEAT = 30;

function clamp(value: number, least: number, most: number): number {
  return value < least ? least : value > most ? most : value;
}

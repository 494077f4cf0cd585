/** The faults that a visitor of the demo can cause. All except `internet` change the temperature of the room. */
export const FAULTS = ["door", "power", "thermostat", "internet"] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * The temperatures in the room in °C. `cycle` counts compressor cycles; its fraction is the position in the current one.
 */
export type Temperatures = { air: number; stock: number; probe: number; cycle: number };

const OUTSIDE = 30;
export const SET_POINT = 2;
/** The same seed gives the same noise and the same cycles. */
const SEED = 7;
/** The compressor's cycle count at 18:00. */
const FIRST_CYCLE = 24.519;
/**
 * How fast heat flows, as time constants in minutes: from outside to the air, through the walls and through an open
 * door, from the stock to the air, and from the air to the stock, which has a larger heat capacity.
 */
const [WALLS, DOOR, AIR_FROM_STOCK, STOCK_FROM_AIR] = [60, 19.8, 7.2, 300];
/** The amplitude of the thermostat's target in °C, at which the probe swings by about ±0.4 °C. */
const SWING = 1.6;
/** The fraction of a cycle in which the room warms. */
const RISE = 0.62;
/** The compressor's maximum output in multiples of what holds the set point. With a stuck thermostat it never stops. */
const CAPACITY = 1.8;
const STUCK_CAPACITY = 2.6;
/** The time constant of the thermostat. */
const THERMOSTAT_MINUTES = 6;
/** The time constant of the probe, which lags behind the air. */
const PROBE_MINUTES = 3;
const STEPS_A_MINUTE = 3;

export const firstTemperatures: Temperatures = {
  air: SET_POINT,
  stock: SET_POINT,
  probe: SET_POINT,
  cycle: FIRST_CYCLE,
};

/** Returns the temperatures one minute later, computed with the midpoint method. */
export function nextTemperatures(faults: readonly Fault[], from: Temperatures): Temperatures {
  const isStuck = faults.includes("thermostat");
  const capacity = faults.includes("power") ? 0 : isStuck ? STUCK_CAPACITY : CAPACITY;
  const most = (capacity * (OUTSIDE - SET_POINT)) / WALLS;
  const least = isStuck ? most : 0;
  const leak = 1 / WALLS + (faults.includes("door") ? 1 / DOOR : 0);

  /** Returns `start` after one step of `minutes`, with the rates of change at `slopeAt`. */
  const step = (start: Temperatures, slopeAt: Temperatures, minutes: number): Temperatures => {
    const { air, stock, probe, cycle } = slopeAt;
    const target = SET_POINT + SWING * swingAt(cycle % 1);
    const wanted = (OUTSIDE - target) / WALLS + (air - target) / THERMOSTAT_MINUTES;
    const cooling = Math.min(Math.max(wanted, least), most);
    const warming = (OUTSIDE - air) * leak + (stock - air) / AIR_FROM_STOCK - cooling;
    return {
      air: start.air + minutes * warming,
      stock: start.stock + (minutes * (air - stock)) / STOCK_FROM_AIR,
      probe: start.probe + (minutes * (air - probe)) / PROBE_MINUTES,
      cycle: start.cycle + minutes / (12 + 6 * randomAt(SEED + 2, Math.floor(cycle))),
    };
  };

  let now = from;
  for (let count = 0; count < STEPS_A_MINUTE; count++) {
    const middle = step(now, now, 0.5 / STEPS_A_MINUTE);
    now = step(now, middle, 1 / STEPS_A_MINUTE);
  }
  return now;
}

/**
 * Returns the sensor's noise in °C, which is added to the probe's temperature. It is interpolated linearly between
 * random values five minutes apart.
 */
export function noiseAt(minute: number): number {
  const index = Math.floor(minute / 5);
  const share = minute / 5 - index;
  return (1 - share) * noiseValue(index) + share * noiseValue(index + 1);
}

export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns the swing of the target at a position in a cycle, from -1 to 1: a slow rise and a fast fall. */
function swingAt(place: number): number {
  return 2 * (place < RISE ? place / RISE : (1 - place) / (1 - RISE)) - 1;
}

/** Returns roughly normal noise with a standard deviation of 0.08 °C: a sum of four uniform numbers. */
function noiseValue(index: number): number {
  let sum = 0;
  for (let draw = 0; draw < 4; draw++) sum += randomAt(SEED + 1, index * 4 + draw);
  return 0.08 * Math.sqrt(3) * (sum - 2);
}

/**
 * Returns a pseudo-random number from 0 to 1. It depends on its arguments alone, so that a visitor's actions do not
 * change the noise and the cycles.
 */
function randomAt(seed: number, index: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 0x165667b1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

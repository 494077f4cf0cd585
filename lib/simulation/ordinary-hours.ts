import { advanceRoom, measureProbe, noFaults, roomAtRest } from "./cold-room";
import { HOUR, MINUTE, type Unit } from "./rooms";

export type Reading = { minute: number; air: number };

/**
 * A unit's readings over some hours in which nothing is wrong, one every `everyMinutes`. The room has run for a day
 * before, so that it is in its rhythm.
 */
export function ordinaryHours(unit: Unit, hours: number, everyMinutes: number): Reading[] {
  const readings: Reading[] = [];
  let room = roomAtRest(unit.model, SEED, -24 * HOUR);
  for (let minute = 0; minute <= hours * 60; minute += everyMinutes) {
    room = advanceRoom(room, unit.model, SEED, noFaults, minute * MINUTE);
    readings.push({ minute, air: measureProbe(room, SEED) });
  }
  return readings;
}

const SEED = 11;

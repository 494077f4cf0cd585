import { advanceRoom } from "./cold-room";
import { measureProbe, noFaults, roomAtRest } from "./room-state";
import { HOUR, MINUTE, type Room } from "./rooms";

/** Minutes, and °C before the sensor rounds. */
export type TracePoint = { minute: number; air: number };

/**
 * A room's readings over some hours in which nothing is wrong, one every `everyMinutes`. The room has run for a day
 * before, so that it is in its rhythm.
 */
export function ordinaryHours(room: Room, hours: number, everyMinutes: number): TracePoint[] {
  const readings: TracePoint[] = [];
  let state = roomAtRest(room.model, SEED, -24 * HOUR);
  for (let minute = 0; minute <= hours * 60; minute += everyMinutes) {
    state = advanceRoom(state, room.model, SEED, noFaults, minute * MINUTE);
    readings.push({ minute, air: measureProbe(state, SEED) });
  }
  return readings;
}

const SEED = 11;

/** The room of every simulated night. A limit in °C may be exceeded for `delay` minutes before the alert. */
export const room = { name: "Walk-in chiller", low: -1, high: 4, delay: 15 } as const;

/** The faults that a visitor of the demo can cause. All except `internet` change the temperature of the room. */
export const FAULTS = ["door", "power", "thermostat", "internet"] as const;
export type Fault = (typeof FAULTS)[number];

export function isWithin(celsius: number): boolean {
  return room.low <= celsius && celsius <= room.high;
}

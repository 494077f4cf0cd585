export type RoomId = "chiller" | "freezer" | "pharmacy" | "produce";

export type Room = {
  id: RoomId;
  name: string;
  rule: AlertRule;
  /** The set point of the thermostat, in °C. */
  setPoint: number;
  heat: HeatModel;
  /** The seed of the sensor's noise and of the compressor's cycles: the same seed gives the same night. */
  seed: number;
  /** The compressor's cycle count at 18:00. Its fraction is the position in the cycle. */
  cycle: number;
  /** Ordinary door openings, in minutes since 18:00. */
  doorOpenings?: readonly (readonly [opened: number, closed: number])[];
};

/** The limits in °C, and how many minutes a limit may be exceeded before the alert. */
export type AlertRule = { low: number; high: number; delay: number };

/** How fast heat flows, as time constants in minutes. */
type HeatModel = {
  /** From outside to the air, through the walls and through an open door. */
  walls: number;
  door: number;
  /** From the stock to the air, and from the air to the stock, which has a larger heat capacity. */
  airFromStock: number;
  stockFromAir: number;
};

/** The faults that a visitor of the demo can cause. All except `internet` change the temperature of the room. */
export const FAULTS = ["door", "power", "freeze", "internet"] as const;
export type Fault = (typeof FAULTS)[number];

const walkIn: HeatModel = { walls: 60, door: 19.8, airFromStock: 7.2, stockFromAir: 300 };

export const rooms = [
  {
    id: "chiller",
    name: "Walk-in chiller",
    rule: { low: -1, high: 4, delay: 15 },
    setPoint: 2,
    heat: walkIn,
    seed: 7,
    cycle: 24.519,
    doorOpenings: [
      [54, 56],
      [153, 156],
      [258, 259],
    ],
  },
  {
    id: "freezer",
    name: "Freezer room",
    rule: { low: -25, high: -15, delay: 30 },
    setPoint: -20,
    heat: { walls: 54, door: 25.2, airFromStock: 6, stockFromAir: 360 },
    seed: 21,
    cycle: 23.807,
  },
  {
    id: "pharmacy",
    name: "Pharmacy fridge",
    rule: { low: 2, high: 8, delay: 15 },
    setPoint: 5,
    heat: { walls: 60, door: 12, airFromStock: 9, stockFromAir: 150 },
    seed: 31,
    cycle: 23.557,
  },
  {
    id: "produce",
    name: "Produce room",
    rule: { low: 5, high: 12, delay: 15 },
    setPoint: 8,
    heat: walkIn,
    seed: 41,
    cycle: 23.215,
  },
] as const satisfies Room[];

export function isWithin({ low, high }: AlertRule, celsius: number): boolean {
  return low <= celsius && celsius <= high;
}

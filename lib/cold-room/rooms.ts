export type RoomModel = typeof reachInFridge;

export type AlertRule = {
  low: number;
  high: number;
  /** How long a limit may stay crossed before the alert, in seconds. */
  delay: number;
};

export function isWithin({ low, high }: AlertRule, celsius: number): boolean {
  return low <= celsius && celsius <= high;
}

export type RoomId = "chiller" | "freezer" | "pharmacy" | "produce";

export type Room = {
  id: RoomId;
  name: string;
  model: RoomModel;
  rule: AlertRule;
  /** The seed of the noise: the same seed gives the same night. */
  seed: number;
  /** Ordinary door openings, in seconds since 18:00. */
  doorOpenings?: readonly (readonly [from: number, to: number])[];
};

/** What a visitor of the demo can break. All but the internet change the temperature of the room. */
export const FAULTS = ["door", "power", "freeze", "internet"] as const;
export type Fault = (typeof FAULTS)[number];
export type Faults = ReadonlySet<Fault>;
export const noFaults: Faults = new Set();

export const MINUTE = 60;
export const HOUR = 3600;

/** The heat balance of a room: temperatures in °C, time constants in hours. */
export const reachInFridge = {
  outside: 30,
  setPoint: 4,
  /** Heat from outside to the air, through the walls. */
  wallHours: 1,
  /** Heat from the stock to the air. */
  airFromStockHours: 0.15,
  /** Heat from the air to the stock. */
  stockFromAirHours: 2.5,
  /** Heat from outside to the air, through an open door. */
  doorHours: 0.2,
  /** How far the thermostat lets the set point swing, so that the probe shows about ±0.4 °C. */
  swing: 1.6,
};

export const walkInChiller: RoomModel = {
  ...reachInFridge,
  setPoint: 2,
  airFromStockHours: 0.12,
  stockFromAirHours: 5,
  doorHours: 0.33,
};

export const freezerRoom: RoomModel = {
  ...reachInFridge,
  setPoint: -20,
  wallHours: 0.9,
  airFromStockHours: 0.1,
  stockFromAirHours: 6,
  doorHours: 0.42,
};

export const rooms = [
  {
    id: "chiller",
    name: "Walk-in chiller",
    model: walkInChiller,
    rule: { low: -1, high: 4, delay: 15 * MINUTE },
    seed: 7,
    doorOpenings: [
      [54 * MINUTE, 56 * MINUTE],
      [153 * MINUTE, 156 * MINUTE],
      [258 * MINUTE, 259 * MINUTE],
    ],
  },
  {
    id: "freezer",
    name: "Freezer room",
    model: freezerRoom,
    rule: { low: -25, high: -15, delay: 30 * MINUTE },
    seed: 21,
  },
  {
    id: "pharmacy",
    name: "Pharmacy fridge",
    model: { ...reachInFridge, setPoint: 5 },
    rule: { low: 2, high: 8, delay: 15 * MINUTE },
    seed: 31,
  },
  {
    id: "produce",
    name: "Produce room",
    model: { ...walkInChiller, setPoint: 8 },
    rule: { low: 5, high: 12, delay: 15 * MINUTE },
    seed: 41,
  },
] as const satisfies Room[];

/** What is wrong with a room. */
export type Faults = {
  doorOpen: boolean;
  powerCut: boolean;
  compressorWeak: boolean;
  thermostatStuck: boolean;
};

export type RoomState = {
  /** Seconds; always a multiple of `STEP` of `cold-room.ts`. */
  time: number;
  air: number;
  stock: number;
  probe: number;
  cycleStart: number;
  cycleEnd: number;
  cycleCount: number;
  defrostStart: number;
  defrostCount: number;
};

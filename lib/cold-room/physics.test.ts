import fc from "fast-check";
import { advanceRoom, readProbe, roomAtRest, type RoomState, STEP } from "./physics";
import {
  type Fault,
  FAULTS,
  type Faults,
  freezerRoom,
  HOUR,
  MINUTE,
  noFaults,
  reachInFridge,
  type RoomModel,
  rooms,
  walkInChiller,
} from "./rooms";

const models = { reachInFridge, walkInChiller, freezerRoom };
const steady = (model: RoomModel): RoomModel => ({ ...model, swing: 0 });

test.each(Object.entries(models))("follows the exact solution of a power cut in %s", (_, model) => {
  const still = steady(model);
  let room = roomAtRest(still, 1);
  for (let hours = 1; hours <= 48; hours++) {
    room = advanceRoom(room, new Set(["power"]), hours * HOUR);
    const exact = powerCutSolution(still, hours);
    expect(room.air).toBeCloseTo(exact.air, 5);
    expect(room.stock).toBeCloseTo(exact.stock, 5);
  }
});

// The published values, to 0.15 °C and to a minute.
test.each([
  [reachInFridge, [[1, 8.2, 5.1], [4, 11.2, 8.6]], 12.8, 11], // prettier-ignore
  [walkInChiller, [[1, 5.4, 2.5], [8, 8.8, 6.3], [16, 12.1, 10.0]], 7.0, 7], // prettier-ignore
  [freezerRoom, [[1, -14.4, -19.3], [12, -7.0, -11.1]], -14.3, 6], // prettier-ignore
] as const)(
  "agrees with the published values (case %#)",
  (model, powerCut, doorPeak, recoveryMinutes) => {
    const still = steady(model);
    for (const [hours, air, stock] of powerCut) {
      const cut: Faults = new Set(["power"]);
      const room = advanceRoom(roomAtRest(still, 1), cut, hours * HOUR);
      expect(Math.abs(room.air - air)).toBeLessThan(0.15);
      expect(Math.abs(room.stock - stock)).toBeLessThan(0.15);
    }
    const ajar: Faults = new Set(["door"]);
    let room = advanceRoom(roomAtRest(still, 1), ajar, 20 * MINUTE);
    expect(Math.abs(room.air - doorPeak)).toBeLessThan(0.15);
    while (room.air > model.setPoint + 1) {
      room = advanceRoom(room, noFaults, room.time + STEP);
    }
    expect(Math.abs(room.time / MINUTE - 20 - recoveryMinutes)).toBeLessThan(1.1);
  },
);

test("never moves heat uphill without cooling", () => {
  fc.assert(
    fc.property(anyModel, fc.boolean(), fc.integer({ min: 1, max: 4000 }), (model, door, steps) => {
      const still = steady(model);
      const cut = new Set<Fault>(door ? ["power", "door"] : ["power"]);
      const before = advanceRoom(roomAtRest(still, 1), cut, steps * STEP);
      const after = advanceRoom(before, cut, before.time + STEP);
      expect(after.air).toBeGreaterThan(before.air);
      expect(after.stock).toBeGreaterThan(before.stock);
      expect(after.stock).toBeLessThan(after.air);
      expect(after.probe).toBeLessThan(after.air);
      expect(after.air).toBeLessThan(still.outside);
    }),
  );
});

test("moves the stock towards the air, whatever is broken", () => {
  fc.assert(
    fc.property(anyModel, anyFaults, anySeed, fc.integer({ min: 60, max: 4000 }), (...run) => {
      const [model, faults, seed, steps] = run;
      const before = advanceRoom(roomAtRest(model, seed), faults, steps * STEP);
      const after = advanceRoom(before, faults, before.time + STEP);
      const between = Math.abs(before.air - before.stock) > 0.3;
      if (between) {
        expect(Math.sign(after.stock - before.stock)).toBe(Math.sign(before.air - before.stock));
      }
    }),
  );
});

test("does not depend on the length of a caller's steps", () => {
  fc.assert(
    fc.property(
      anyModel,
      anyFaults,
      anySeed,
      fc.array(fc.integer({ min: 1, max: 4 * HOUR }), { minLength: 1, maxLength: 12 }),
      (model, faults, seed, cuts) => {
        const end = cuts.reduce((sum, cut) => sum + cut, 0);
        let inPieces = roomAtRest(model, seed);
        let time = 0;
        for (const cut of cuts) {
          time += cut;
          inPieces = advanceRoom(inPieces, faults, time);
        }
        expect(inPieces).toEqual(advanceRoom(roomAtRest(model, seed), faults, end));
      },
    ),
  );
});

test("agrees with a finer step to a fiftieth of a degree", () => {
  fc.assert(
    fc.property(anyModel, anyFaults, anySeed, (model, faults, seed) => {
      const coarse = advanceRoom(roomAtRest(model, seed), faults, 6 * HOUR);
      const fine = advanceRoom(roomAtRest(model, seed), faults, 6 * HOUR, 1);
      expect(Math.abs(coarse.air - fine.air)).toBeLessThan(0.02);
      expect(Math.abs(coarse.stock - fine.stock)).toBeLessThan(0.02);
    }),
    { numRuns: 25 },
  );
});

test("gives the same readings for the same seed only", () => {
  const readings = (seed: number) => {
    let room = roomAtRest(walkInChiller, seed);
    return Array.from({ length: 48 }, (_, index) => {
      room = advanceRoom(room, noFaults, (index + 1) * 5 * MINUTE);
      return readProbe(room);
    });
  };
  expect(readings(5)).toEqual(readings(5));
  expect(readings(5)).not.toEqual(readings(6));
});

test.each(rooms)("keeps $name at its set point in a calm swing, read in tenths", (room) => {
  let state = advanceRoom(roomAtRest(room.model, 3), noFaults, 6 * HOUR);
  const readings = Array.from({ length: 288 }, () => {
    state = advanceRoom(state, noFaults, state.time + 5 * MINUTE);
    return readProbe(state);
  });
  const mean = readings.reduce((sum, reading) => sum + reading, 0) / readings.length;
  expect(Math.abs(mean - room.model.setPoint)).toBeLessThan(0.1);
  expect(Math.max(...readings) - room.model.setPoint).toBeGreaterThan(0.2);
  expect(Math.max(...readings) - room.model.setPoint).toBeLessThan(0.7);
  expect(Math.min(...readings) - room.model.setPoint).toBeGreaterThan(-0.7);
  expect(
    readings.every((reading) => Math.abs(reading * 10 - Math.round(reading * 10)) < 1e-9),
  ).toBe(true);
});

test("does not change the given state", () => {
  const room: Readonly<RoomState> = Object.freeze(roomAtRest(walkInChiller, 1));
  expect(advanceRoom(room, noFaults, HOUR).time).toBe(HOUR);
});

const anyModel = fc.constantFrom(reachInFridge, walkInChiller, freezerRoom);
const anySeed = fc.integer({ min: 0, max: 2 ** 31 });
const anyFaults = fc.subarray([...FAULTS]).map((faults) => new Set(faults));

// Without cooling the two nodes are a linear system: eigenvalues and eigenvectors of a 2 × 2 matrix, in hours.
function powerCutSolution(model: RoomModel, hours: number): { air: number; stock: number } {
  const a = -(1 / model.wallHours + 1 / model.airFromStockHours);
  const b = 1 / model.airFromStockHours;
  const c = 1 / model.stockFromAirHours;
  const root = Math.sqrt((a + c) ** 2 + 4 * b * c);
  const [fast, slow] = [(a - c - root) / 2, (a - c + root) / 2];
  const start = model.setPoint - model.outside;
  // Eigenvector (λ + c, c) for each λ; both components start at `start`.
  const fastShare = (start - ((slow + c) * start) / c) / (fast - slow);
  const slowShare = start / c - fastShare;
  const at = (first: number, second: number) =>
    model.outside +
    fastShare * first * Math.exp(fast * hours) +
    slowShare * second * Math.exp(slow * hours);
  return { air: at(fast + c, slow + c), stock: at(c, c) };
}

import fc from "fast-check";
import { FAULTS, rooms } from "@/lib/cold-room/rooms";
import { readScenario, writeScenario } from "./demo-store";

test("an address brings back the scenario that it was written from", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...rooms.map(({ id }) => id)),
      fc.subarray([...FAULTS]),
      (roomId, faults) => {
        expect(readScenario(writeScenario({ roomId, faults }))).toEqual({ roomId, faults });
      },
    ),
  );
});

test("a room without a break, a break without a room, and rubbish", () => {
  expect(readScenario("?unit=freezer")).toEqual({ roomId: "freezer", faults: [] });
  expect(readScenario("?break=power")).toEqual({ roomId: rooms[0].id, faults: ["power"] });
  expect(readScenario("?unit=__proto__&break=constructor")).toBeUndefined();
  expect(readScenario("?utm_source=x")).toBeUndefined();
});

test("whatever the address, reading it gives a scenario or nothing", () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const scenario = readScenario(search);
      if (scenario) expect(rooms.map(({ id }) => id)).toContain(scenario.roomId);
    }),
  );
});

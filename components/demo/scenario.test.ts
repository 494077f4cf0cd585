/** @jest-environment node */
import fc from "fast-check";
import { units } from "@/lib/simulation/rooms";
import { BREAKS, readScenario, writeScenario } from "./scenario";

test("an address brings back the scenario that it was written from", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...units.map(({ id }) => id)),
      fc.subarray([...BREAKS]),
      (unit, breaks) => {
        expect(readScenario(writeScenario({ unit, breaks }))).toEqual({ unit, breaks });
      },
    ),
  );
});

test("a room without a break, a break without a room, and rubbish", () => {
  expect(readScenario("?unit=freezer")).toEqual({ unit: "freezer", breaks: [] });
  expect(readScenario("?break=power")).toEqual({ unit: units[0].id, breaks: ["power"] });
  expect(readScenario("?unit=__proto__&break=constructor")).toBeUndefined();
  expect(readScenario("?utm_source=x")).toBeUndefined();
});

test("whatever the address, reading it gives a scenario or nothing", () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const scenario = readScenario(search);
      if (scenario) expect(units.map(({ id }) => id)).toContain(scenario.unit);
    }),
  );
});

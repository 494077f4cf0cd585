import { nextTemperatures } from "./physics";
import { rooms } from "./rooms";
import { calmNight, stateAt } from "./night";

const [chiller, freezer] = rooms;

// The constants of the rooms were chosen for these values. They must match within 0.15 °C.
test.each([
  [chiller, [[1, 5.4, 2.5], [8, 8.8, 6.3], [16, 12.1, 10.0]]], // prettier-ignore
  [freezer, [[1, -14.4, -19.3], [12, -7.0, -11.1]]], // prettier-ignore
] as const)("warms slowly without power (case %#)", (room, expected) => {
  for (const [hours, air, stock] of expected) {
    let { temperatures } = stateAt(calmNight(room, 0), 0);
    for (let minute = 0; minute < hours * 60; minute++)
      temperatures = nextTemperatures(room, ["power"], temperatures);
    expect(Math.abs(temperatures.air - air)).toBeLessThan(0.15);
    expect(Math.abs(temperatures.stock - stock)).toBeLessThan(0.15);
  }
});

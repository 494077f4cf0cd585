import { firstTemperatures, nextTemperatures } from "./physics";

// The constants were chosen for these values. They must match within 0.15 °C.
test.each([
  [1, 5.4, 2.5],
  [8, 8.8, 6.3],
  [16, 12.1, 10.0],
])("warms slowly without power: after %d h", (hours, air, stock) => {
  let temperatures = firstTemperatures;
  for (let minute = 0; minute < hours * 60; minute++)
    temperatures = nextTemperatures(["power"], temperatures);
  expect(Math.abs(temperatures.air - air)).toBeLessThan(0.15);
  expect(Math.abs(temperatures.stock - stock)).toBeLessThan(0.15);
});

import { countAt, FEW_DEVICES, shareOf } from "./scale";

const few = { left: 20, width: 220 };
const many = { left: 240, width: 87 };

test("a pointer on a count's place finds that count", () => {
  for (let count = 1; count <= 99; count++) {
    const part = count <= FEW_DEVICES ? few : many;
    expect(countAt(part.left + shareOf(count) * part.width, few, many)).toBe(count);
  }
});

test("a pointer beyond an end stays at the end", () => {
  expect(countAt(-400, few, many)).toBe(1);
  expect(countAt(4000, few, many)).toBe(99);
});

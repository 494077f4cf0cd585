import { countAt, FEW_DEVICES, shareOf } from "./scale";

const few = { left: 20, width: 220 };
const many = { left: 240, width: 87 };

test("a pointer on a count's place finds that count", () => {
  for (let count = 1; count <= 99; count++) {
    const part = count <= FEW_DEVICES ? few : many;
    expect(countAt(part.left + shareOf(count) * part.width, few, many)).toBe(count);
  }
});

test("between the two parts a pointer stays at the last of the few", () => {
  const apart = { ...many, left: many.left + 30 };
  for (const x of [245, 255, 269]) expect(countAt(x, few, apart)).toBe(FEW_DEVICES);
});

test("a pointer beyond an end stays at the end", () => {
  expect(countAt(-400, few, many)).toBe(1);
  expect(countAt(4000, few, many)).toBe(99);
});

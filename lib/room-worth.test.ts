import { percentWords, readAmount } from "./room-worth";

test.each([
  ["40,000", 40_000],
  ["40 000", 40_000],
  ["40\u00a0000", 40_000],
  ["MVR 40000", 40_000],
  ["mvr40000", 40_000],
  ["Rf. 40,000", 40_000],
  [" 40000.50 ", 40_000.5],
  ["9,999,999,999,999", 9_999_999_999_999],
])("%p is an amount", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each(["", " ", "0", "-1", "a lot", "40k", "4.000.000", "40,000 USD", "1e5", "10000000000000"])(
  "%p is no amount",
  (text) => expect(readAmount(text)).toBeUndefined(),
);

test.each([
  [0.0009, "less than 0.1"],
  [0.001, "0.1"],
  [0.0414, "4.1"],
  [0.0994, "9.9"],
  [0.0996, "10"],
  [0.1239, "12"],
  [0.9999, "99"],
  [1, "100"],
])("a share of %d is %p per cent", (share, words) => {
  expect(percentWords(share)).toBe(words);
});

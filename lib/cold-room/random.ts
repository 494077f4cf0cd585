/**
 * A uniform number in [0, 1) that depends on `seed` and `index` alone: no draw shifts another one, so a simulation gives
 * the same numbers in steps of any length.
 */
export function uniformAt(seed: number, index: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 0x165667b1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * A roughly normal number, mean 0 and standard deviation 1 (Irwin-Hall of four), by sums and products alone: the last
 * digit of a logarithm or cosine differs between browsers.
 */
export function normalAt(seed: number, index: number): number {
  let sum = 0;
  for (let draw = 0; draw < 4; draw++) sum += uniformAt(seed, index * 4 + draw);
  return (sum - 2) * Math.sqrt(3);
}

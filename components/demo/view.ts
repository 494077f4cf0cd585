import { HOUR } from "@/lib/simulation/rooms";

export type View = { from: number; to: number };

/**
 * The sheet of chart paper that shows `clock`: it begins at `start` and is changed for a longer one before the pen
 * comes near the end. After a day it moves on.
 */
export function viewAt(clock: number, start: number): View {
  const elapsed = clock - start;
  const length = LENGTHS.find((candidate) => elapsed <= PEN_AT_MOST * candidate) ?? LONGEST;
  const ahead = Math.max(elapsed - PEN_AT_MOST * length, 0);
  const from = start + Math.ceil(ahead / SHIFT) * SHIFT;
  return { from, to: from + length };
}

const LENGTHS = [5 * HOUR, 10 * HOUR, 24 * HOUR];
const LONGEST = 24 * HOUR;
const SHIFT = 6 * HOUR;
// The phone stands on the right third of the sheet.
const PEN_AT_MOST = 0.62;

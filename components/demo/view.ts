import { HOUR } from "@/lib/simulation/rooms";

export type View = { from: number; to: number };

/**
 * The sheet of chart paper that shows `clock`: it begins at `start` and is changed for a longer one before the pen
 * comes near the end. After a day it moves on. Where the screen shows only a part of it (`isNarrow`), it moves on at once.
 */
export function viewAt(clock: number, start: number, isNarrow: boolean): View {
  const elapsed = clock - start;
  const lengths = isNarrow ? [LENGTHS[0]] : LENGTHS;
  const length = lengths.find((candidate) => elapsed <= PEN_AT_MOST * candidate) ?? lengths.at(-1)!;
  const ahead = Math.max(elapsed - PEN_AT_MOST * length, 0);
  const shift = length / 2;
  const from = start + Math.ceil(ahead / shift) * shift;
  return { from, to: from + length };
}

const LENGTHS = [5 * HOUR, 10 * HOUR, 24 * HOUR] as const;
const PEN_AT_MOST = 0.85;

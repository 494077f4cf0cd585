import { MAX_DEVICES, MIN_DEVICES } from "@/lib/pricing";

/** The counts that most visitors want: each has a place of its own on the slider, the rest share what is left. */
export const FEW_DEVICES = 12;

export const fewCounts = Array.from({ length: FEW_DEVICES }, (_, i) => i + MIN_DEVICES);

/** A part of the slider as it lies on the screen, in CSS pixels. */
type Part = { left: number; width: number };

/** Where a count stands in its part of the slider: 0 at the part's left end, 1 at its right. */
export function shareOf(count: number): number {
  return count <= FEW_DEVICES
    ? (count - MIN_DEVICES) / (FEW_DEVICES - MIN_DEVICES)
    : (count - FEW_DEVICES) / (MAX_DEVICES - FEW_DEVICES);
}

/** The count under a pointer at `x`, for a slider whose parts lie at `few` and `many`. */
export function countAt(x: number, few: Part, many: Part): number {
  const count =
    x < many.left
      ? MIN_DEVICES + Math.min(1, (x - few.left) / few.width) * (FEW_DEVICES - MIN_DEVICES)
      : FEW_DEVICES + ((x - many.left) / many.width) * (MAX_DEVICES - FEW_DEVICES);
  return Math.min(MAX_DEVICES, Math.max(MIN_DEVICES, Math.round(count)));
}

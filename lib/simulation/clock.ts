import { formatClock } from "@/lib/format";
import { HOUR, MINUTE } from "./rooms";

/** `14:05`, from seconds since midnight of the first day. */
export function clockTime(seconds: number): string {
  return formatClock(seconds / MINUTE);
}

export function dayOf(seconds: number): number {
  return Math.floor(seconds / (24 * HOUR)) + 1;
}

/** `25 min`, `3 h 20 min`. */
export function duration(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.round((seconds % HOUR) / MINUTE);
  if (hours === 0) return `${minutes}\u00a0min`;
  return minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${minutes}\u00a0min`;
}

import { HOUR, MINUTE } from "./units";

/** `−14.4 °C`: a true minus and a no-break space. */
export function degrees(value: number, digits = 1): string {
  return `${bareDegrees(value, digits)}\u00a0°C`;
}

/** `−14.4` */
export function bareDegrees(value: number, digits = 1): string {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `\u2212${text}` : text;
}

/** `14:05`, from seconds since midnight of the first day. */
export function clockTime(seconds: number): string {
  const hours = Math.floor(seconds / HOUR) % 24;
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
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

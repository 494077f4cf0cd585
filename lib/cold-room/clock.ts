import { HOUR, MINUTE } from "./rooms";

/** The hour of the day at which every simulated night begins: time 0. */
const START_HOUR = 18;

/** From 18:00 to 06:00. */
export const NIGHT_MINUTES = 12 * 60;

/** When the door is opened in the reference incident, in minutes since 18:00. The whole site follows it. */
export const INCIDENT_MINUTE = 7 * 60 + 40;

/** `02:00`, from minutes since 18:00. */
export function clock(minutes: number): string {
  const pad = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${pad((START_HOUR + minutes / 60) % 24)}:${pad(minutes % 60)}`;
}

/** `02:00`, from seconds since 18:00. */
export function formatTime(seconds: number): string {
  return clock(seconds / MINUTE);
}

/** `25 min`, `3 h 20 min`, from seconds. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.round((seconds % HOUR) / MINUTE);
  if (hours === 0) return `${minutes}\u00a0min`;
  return minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${minutes}\u00a0min`;
}

/**
 * The length of a night, which ends at 06:00. Every time in the simulation is in minutes since 18:00, when a night
 * begins.
 */
export const NIGHT_MINUTES = 12 * 60;

/** 01:40: when the door is opened in the reference incident, and when a visitor's session begins. */
export const INCIDENT_MINUTE = 7 * 60 + 40;

/** Formats minutes since 18:00 as a time of day: `02:00`. */
export function clock(minutes: number): string {
  const pad = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${pad((18 + minutes / 60) % 24)}:${pad(minutes % 60)}`;
}

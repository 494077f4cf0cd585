/** Every time in the simulation is in minutes since 18:00, when a night begins. It ends at 06:00. */
export const NIGHT_MINUTES = 12 * 60;

/** 01:40, when the door is opened in the reference incident. A visitor's night begins then. */
export const INCIDENT_MINUTE = 7 * 60 + 40;

/** `02:00`, from minutes since 18:00. */
export function clock(minutes: number): string {
  const pad = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${pad((18 + minutes / 60) % 24)}:${pad(minutes % 60)}`;
}

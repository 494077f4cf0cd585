import { INCIDENT_MINUTE, type NightSample } from "@/lib/simulation/night";

/** By then the air of an open room rises slowly. */
const RISES_UNTIL = INCIDENT_MINUTE + 50;

/**
 * The points of a line that says what would have come: few enough that the sensor's noise does not show, and more while
 * the air still rises quickly.
 */
export function isOfTrend({ minute }: NightSample): boolean {
  return minute % (minute < RISES_UNTIL ? 6 : 30) === 0;
}

import { formatTemperature } from "@/lib/format";
import type { Night, NightEventKind } from "@/lib/simulation/night";

// Apart from `night-data.ts`, so that an island with these words does not load the whole simulated night.

/** What happened, as a list of the night says it. */
export const eventNames: Record<NightEventKind, string> = {
  doorLeftAjar: "Door left ajar",
  limitCrossed: "Limit crossed",
  alert: "On-call person alerted",
  acknowledged: "Acknowledged",
  doorClosed: "Door closed",
  backBelowLimit: "Back in range",
};

/** Why there is an alert. */
export function reasonOf({ high, delayMinutes }: Night): string {
  return `Above ${formatTemperature(high, 0)} for ${delayMinutes}\u00a0min.`;
}

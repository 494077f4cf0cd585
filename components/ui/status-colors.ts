import type { AlertStatus } from "@/lib/cold-room/night";

/** The text colour of a reading: amber while the alert delay runs, warm from the alert on. */
export const statusColors: Record<AlertStatus, string> = {
  within: "text-ink",
  exceeded: "text-amber",
  alert: "text-warm",
};

import type { AlertStatus } from "@/lib/cold-room/room-state";

/** The colour of a reading: amber while the delay runs, warm from the alert on. */
export const statusColors: Record<AlertStatus, string> = {
  within: "text-ink",
  exceeded: "text-amber",
  alert: "text-warm",
};

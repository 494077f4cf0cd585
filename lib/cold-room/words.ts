import { formatRange, formatTemperature } from "@/lib/format";
import { clock } from "./clock";
import { type Fault, isWithin, room } from "./room";
import { isOffline, isUnanswered, type NoticeKind, type RoomState } from "./room-state";

/** A fault is a thing in a bad `state`: the door is open. */
export const faultCopy = {
  door: { state: "open", repair: "Go and close it", repaired: "closed the door" },
  power: { state: "off", repair: "Restore the power", repaired: "put the power back on" },
  thermostat: { state: "stuck", repair: "Free the thermostat", repaired: "freed the thermostat" },
  internet: {
    state: "down",
    repair: "Restore the internet",
    repaired: "brought the internet back",
  },
} as const satisfies Record<Fault, Record<string, string>>;

export const noticeNames: Record<NoticeKind, string> = {
  limitExceeded: "Limit crossed",
  alerted: "Alert",
  acknowledged: "Acknowledged",
  recovered: "Back in range",
  offline: "No readings",
  online: "Readings again",
};

/** `Door open` */
export function faultName(fault: Fault): string {
  return capitalize(`${fault} ${faultCopy[fault].state}`);
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Returns what the cloud knows about the room from the readings that reached it, in one or two sentences. */
export function roomStatus(state: RoomState): [known: string, detail?: string] {
  const { condition, uploadedAt } = state;
  if (isOffline(state)) return [`No readings since ${clock(uploadedAt)}.`];
  if (condition.status === "within")
    return ["In range.", `Between ${formatRange(room.low, room.high, "and")}.`];
  if (condition.status === "exceeded") return [beyondLimit(state)];
  return [isUnanswered(state) ? "Alert." : "Acknowledged.", beyondLimit(state)];
}

/** `Above 4 °C since 01:45.` A reading within the limits ends an excursion only behind the dead band. */
export function beyondLimit({ condition, last }: RoomState): string {
  if (condition.status === "within" || isWithin(last.air)) return "On its way back.";
  const limit =
    condition.side === "low"
      ? `Below ${formatTemperature(room.low, 0)}`
      : `Above ${formatTemperature(room.high, 0)}`;
  return `${limit} since ${clock(condition.since)}.`;
}

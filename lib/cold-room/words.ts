import { formatRange, formatTemperature } from "@/lib/format";
import { clock } from "./clock";
import type { AlertRule, Fault } from "./rooms";
import {
  isOffline,
  isUnanswered,
  type NoticeKind,
  type RoomEvent,
  type Side,
  type RoomState,
} from "./room-state";

export type Tone = "ok" | "pending" | "alert" | "silent" | "done";

export const faultCopy = {
  door: {
    name: "Door",
    action: "Leave the door open",
    still: "The door is still open.",
    repair: "Go and close it",
    repaired: "closed the door",
    left: "the door stayed open",
  },
  power: {
    name: "Power",
    action: "Cut the power",
    still: "The power is still off.",
    repair: "Put the power back on",
    repaired: "put the power back on",
    left: "the power stayed off",
  },
  freeze: {
    name: "Freeze",
    action: "Freeze it up",
    still: "The thermostat is still stuck.",
    repair: "Free the thermostat",
    repaired: "freed the thermostat",
    left: "the thermostat stayed stuck",
  },
  internet: {
    name: "Internet",
    action: "Drop the internet",
    still: "",
    repair: "Bring the internet back",
    repaired: "brought the internet back",
    left: "the internet stayed down",
  },
} as const satisfies Record<Fault, Record<string, string>>;

/** Returns the state of a room as the cloud knows it: a tone, a word and a sentence. */
export function roomStatus(state: RoomState): [tone: Tone, word: string, sentence: string] {
  const { room, minute, condition } = state;
  const { low, high, delay } = room.rule;
  if (isOffline(state)) return ["silent", "No readings", lastCame(state.uploadedAt)];
  if (condition.status === "within")
    return ["ok", "In range", `Between ${formatRange(low, high, "and")}.`];
  const { side, since } = condition;
  if (condition.status === "exceeded") {
    const waited = Math.min(minute - since, delay);
    return ["pending", "Limit crossed", `${waited}\u00a0of\u00a0${delay}\u00a0min.`];
  }
  if (isUnanswered(state))
    return ["alert", "Alert", `${beyondLimit(room.rule, side)} since ${clock(since)}.`];
  const sentence = `Acknowledged at ${clock(condition.acknowledgedAt ?? 0)}. ${rest(state)}`;
  return ["alert", "Alert", sentence.trimEnd()];
}

/** Returns the words of a notice from the cloud, or undefined for a visitor's own action, which its button names. */
export function noticeWords({ kind, at, side, since = 0 }: RoomEvent, state: RoomState) {
  if (kind === "broken" || kind === "repaired") return undefined;
  const { room, condition } = state;
  const beyond = beyondLimit(room.rule, side);
  const isLatest = condition.status === "alert" && condition.acknowledgedAt === at;
  const words: Record<NoticeKind, [name: string, detail: string, tone: Tone]> = {
    limitExceeded: ["Limit crossed", `${beyond}.`, "pending"],
    returned: ["Back in range", "No alert.", "ok"],
    alerted: ["Alert", `${beyond} since ${clock(since)}.`, "alert"],
    acknowledged: ["Acknowledged", isLatest ? rest(state) : "", "done"],
    escalated: ["Escalated", "The next person on the list is alerted.", "alert"],
    recovered: ["Alert over", "Back in range.", "ok"],
    offline: ["No readings", lastCame(since), "silent"],
    online: ["Readings again", "", "ok"],
  };
  const [name, detail, tone] = words[kind];
  return { name, detail, tone };
}

/** Returns what still has to happen until an acknowledged alert is over. */
function rest({ faults }: RoomState): string {
  return faults[0] ? faultCopy[faults[0]].still : "On its way back.";
}

function lastCame(minute: number): string {
  return `The last one came at ${clock(minute)}.`;
}

function beyondLimit({ low, high }: AlertRule, side?: Side): string {
  return side === "low"
    ? `Below the limit of ${formatTemperature(low, 0)}`
    : `Above the limit of ${formatTemperature(high, 0)}`;
}

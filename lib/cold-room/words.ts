import { formatRange, formatTemperature } from "@/lib/format";
import type { NoticeKind, Side } from "./alerts";
import { formatDuration, formatTime } from "./clock";
import { events, incident, incidentRoom } from "./incident";
import { type AlertRule, type Fault, MINUTE } from "./rooms";
import type { RoomEvent, SimulatedRoom } from "./simulated-room";

export type Tone = "cold" | "amber" | "warm" | "quiet" | "done";

/** Narrow screens show only the middle part of an action. */
export const faultCopy = {
  door: {
    action: ["Leave the ", "door", " open"],
    still: "The door is still open.",
    repair: "Go and close it",
    repaired: "closed the door",
    left: "the door stayed open",
  },
  power: {
    action: ["Cut the ", "power", ""],
    still: "The power is still off.",
    repair: "Put the power back on",
    repaired: "put the power back on",
    left: "the power stayed off",
  },
  freeze: {
    action: ["", "Freeze", " it up"],
    still: "The thermostat is still stuck.",
    repair: "Free the thermostat",
    repaired: "freed the thermostat",
    left: "the thermostat stayed stuck",
  },
  internet: {
    action: ["Drop the ", "internet", ""],
    still: "",
    repair: "Bring the internet back",
    repaired: "brought the internet back",
    left: "the internet stayed down",
  },
} as const satisfies Record<Fault, Record<string, string | readonly string[]>>;

/** The state of a room as the cloud knows it, in a word and in a sentence. */
export function roomStatus({
  alert,
  room: { rule },
  state,
  faults,
}: SimulatedRoom): [tone: Tone, word: string, sentence: string] {
  const { condition, offline, lastUploadAt } = alert;
  if (offline) return ["quiet", "No readings", `The last one came at ${formatTime(lastUploadAt)}.`];
  if (condition.status === "within")
    return ["cold", "In range", `Between ${formatRange(rule.low, rule.high, "and")}.`];
  if (condition.status === "exceeded") {
    const waited = Math.min(state.time - condition.since, rule.delay);
    return [
      "amber",
      "Limit crossed",
      `${Math.floor(waited / MINUTE)} of ${formatDuration(rule.delay)}.`,
    ];
  }
  const { side, since, acknowledgedAt } = condition;
  if (acknowledgedAt === undefined)
    return ["warm", "Alert", `${beyondLimit(rule, side)} since ${formatTime(since)}.`];
  const [fault] = faults;
  const rest = fault ? faultCopy[fault].still : "On its way back.";
  return ["warm", "Alert", `Acknowledged at ${formatTime(acknowledgedAt)}. ${rest}`.trimEnd()];
}

/** The words for a notice of the cloud. Undefined for the visitor's own action, which its button names. */
export function noticeWords(
  { kind, side, since = 0 }: RoomEvent,
  { room: { rule } }: SimulatedRoom,
) {
  if (kind === "broken" || kind === "repaired") return undefined;
  const beyond = beyondLimit(rule, side);
  const words: Record<NoticeKind, [name: string, detail: string, tone: Tone]> = {
    limitExceeded: ["Limit crossed", `${beyond}.`, "amber"],
    returned: ["Back in range", "No alert.", "cold"],
    alerted: ["Alert", `${beyond} since ${formatTime(since)}.`, "warm"],
    acknowledged: [events.acknowledged.name, "", "done"],
    escalated: ["Escalated", "The next person on the list is alerted.", "warm"],
    recovered: [events.recovered.name, "Back in range.", "cold"],
    offline: ["No readings", `The last one came at ${formatTime(since)}.`, "quiet"],
    online: ["Readings again", "", "cold"],
  };
  const [name, detail, tone] = words[kind];
  return { name, detail, tone };
}

/** `Above 4 °C for 15 min.`, in the room of the reference incident. */
export function aboveLimitFor(minutes: number): string {
  return minutes > 0
    ? `Above ${incidentRoom.limit} for ${minutes}\u00a0min.`
    : `Above ${incidentRoom.limit}.`;
}

/** The two sentences of the incident's alert: the reading, and the rule that it breaks. */
export const alertSentences = [
  `${incidentRoom.name} is ${formatTemperature(events.alerted.air)}.`,
  `Limit\u00a0${incidentRoom.limit}. Above limit for ${incident.delayMinutes}\u00a0min.`,
] as const;

export const alertMessage = alertSentences.join(" ");

function beyondLimit({ low, high }: AlertRule, side?: Side): string {
  return side === "low"
    ? `Below the limit of ${formatTemperature(low, 0)}`
    : `Above the limit of ${formatTemperature(high, 0)}`;
}

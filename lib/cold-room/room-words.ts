import { formatRange, formatTemperature } from "@/lib/format";
import { DEAD_BAND, ESCALATION_SECONDS, MISSED_UPLOADS, type Side } from "@/lib/cold-room/alert";
import { clock, duration } from "@/lib/cold-room/clock";
import { WEAK_CAPACITY } from "@/lib/cold-room/cold-room";
import { DEFROST_SECONDS } from "@/lib/cold-room/room-state";
import { type AlertRule, type Fault, MINUTE } from "@/lib/cold-room/rooms";
import type { SimulatedRoom, RoomEvent, RoomEventKind } from "@/lib/cold-room/simulated-room";
import { events as nightEvents } from "./night";

export type Tone = "cold" | "amber" | "warm" | "quiet" | "done";

/** The middle part of an action names it where there is no room for more. */
export const faultCopy = {
  door: {
    action: ["Leave the ", "door", " open"],
    hint: "Warm air comes in",
    done: nightEvents.ajar.name,
    detail: "Warm, damp air comes in.",
    still: "The door is still open.",
    mended: nightEvents.closed.name,
    repairing: "closed the door",
    leaving: "left the door open",
  },
  power: {
    action: ["Cut the ", "power", ""],
    hint: "Nothing cools",
    done: "Power cut",
    detail: "The compressor stops. Here, the device keeps running and stays connected.",
    still: "The power is still off.",
    mended: "Power back",
    repairing: "put the power back on",
    leaving: "left the power off",
  },
  compressor: {
    action: ["Fail the ", "compressor", ""],
    hint: "Runs, barely cools",
    done: "Compressor failing",
    detail: `It runs at ${WEAK_CAPACITY * 100}\u00a0% of its capacity.`,
    still: "The compressor is still failing.",
    mended: "Compressor repaired",
    repairing: "repaired the compressor",
    leaving: "left the compressor failing",
  },
  freeze: {
    action: ["", "Freeze", " it up"],
    hint: "Thermostat stuck on",
    done: "Thermostat stuck",
    detail: "The compressor no longer stops.",
    still: "The thermostat is still stuck.",
    mended: "Thermostat freed",
    repairing: "freed the thermostat",
    leaving: "left the thermostat stuck",
  },
  internet: {
    action: ["Drop the ", "internet", ""],
    hint: "No readings arrive",
    done: "Internet lost",
    detail: "The device keeps measuring and stores its readings for later.",
    still: "",
    mended: "Internet back",
    repairing: "brought the internet back",
    leaving: "left the internet down",
  },
} as const satisfies Record<Fault, Record<string, string | readonly string[]>>;

/** What the cloud says about a room, in a word and in a sentence. */
export function statusOf(simulated: SimulatedRoom): [tone: Tone, word: string, sentence: string] {
  const { condition, offline, lastUploadAt } = simulated.alert;
  const { rule } = simulated.room;
  if (offline)
    return ["quiet", "No readings", `We have seen nothing since ${clock(lastUploadAt / MINUTE)}.`];
  if (condition.status === "within")
    return ["cold", "In range", `Between ${limitsOf(simulated, "and")}.`];
  if (condition.status === "crossed")
    return [
      "amber",
      nightEvents.crossed.name,
      `${minutesWaited(simulated)} of ${duration(rule.delay)}.`,
    ];
  const { side, since, acknowledgedAt } = condition;
  if (acknowledgedAt === undefined)
    return ["warm", "Alert", `${beyondWords(rule, side)} since ${clock(since / MINUTE)}.`];
  const [fault] = simulated.faults;
  const rest = fault ? faultCopy[fault].still : "On its way back.";
  return ["warm", "Alert", `Acknowledged at ${clock(acknowledgedAt / MINUTE)}. ${rest}`.trimEnd()];
}

/** `−1 to 4 °C` */
export function limitsOf({ room: { rule } }: SimulatedRoom, joint = "to"): string {
  return formatRange(rule.low, rule.high, joint);
}

/** How much of the delay before an alert is over. */
export function minutesWaited({ alert: { condition }, room, state }: SimulatedRoom): number {
  const since = condition.status === "within" ? state.time : condition.since;
  return Math.floor(Math.min(state.time - since, room.rule.delay) / MINUTE);
}

function beyondWords({ low, high }: AlertRule, side?: Side): string {
  return side === "low"
    ? `Below the limit of ${formatTemperature(low, 0)}`
    : `Above the limit of ${formatTemperature(high, 0)}`;
}

/** An event as the log tells it. */
export function eventWords(
  event: RoomEvent,
  { events, room: { name: roomName, rule } }: SimulatedRoom,
) {
  const { kind, at, side, since = at, fault = "door", count } = event;
  const beyond = beyondWords(rule, side);
  // Of the same alert, and before somebody answered.
  const isEscalated = events.some(
    (other) => other.kind === "escalated" && other.since === since && other.id < event.id,
  );
  const isLate = at - since > rule.delay + LATE;
  const words: Record<RoomEventKind, [name: string, detail: string, tone?: Tone]> = {
    started: ["Run started", `${roomName}, an ordinary evening.`, "cold"],
    broken: [faultCopy[fault].done, faultCopy[fault].detail],
    repaired: [faultCopy[fault].mended, "You did that."],
    defrost: [
      "Defrost",
      `Routine: the air warms for ${duration(DEFROST_SECONDS)}; the delay sits it out.`,
    ],
    crossed: [nightEvents.crossed.name, `${beyond}. Waiting ${duration(rule.delay)}.`, "amber"],
    returned: [nightEvents.back.name, "Before the delay was over. No alert.", "cold"],
    alert: [
      isLate ? "Alert raised late" : "Alert raised, phone told",
      `${beyond} since ${clock(since / MINUTE)}.${isLate ? " The internet was down." : ""}`,
      "warm",
    ],
    acknowledged: [
      nightEvents.acknowledged.name,
      `Somebody has it in hand.${isEscalated ? "" : " No escalation."}`,
      "done",
    ],
    escalated: [
      "Escalated",
      `Nobody answered for ${duration(ESCALATION_SECONDS)}. The next person on the list is told.`,
      "warm",
    ],
    recovered: [
      nightEvents.back.name,
      `At least ${formatTemperature(DEAD_BAND)} inside the limit. The alert is over.`,
      "cold",
    ],
    offline: [
      "No readings, phone told",
      `${MISSED_UPLOADS} uploads missed. Last reading ${clock(since / MINUTE)}.`,
    ],
    online: ["Readings again", "We can see the room.", "cold"],
    backfilled: ["Back-filled", `Stored readings arrived: ${count}. Each has its own time.`],
  };
  const [name, detail, tone = "quiet"] = words[kind];
  return { name, detail, tone };
}

/** What somebody who is far away wants to hear of; what the visitor has done is told by the button that did it. */
export function isNews({ kind }: RoomEvent): boolean {
  return !["started", "defrost", "backfilled", "broken", "repaired"].includes(kind);
}

/** What a screen reader is told of a room: the last news of it. */
export function roomAnnouncement(simulated: SimulatedRoom): string {
  const event = simulated.events.findLast(isNews);
  if (!event) return "";
  const { name, detail } = eventWords(event, simulated);
  return `${simulated.room.name}: ${name}. ${detail}`;
}

const LATE = 10 * MINUTE;

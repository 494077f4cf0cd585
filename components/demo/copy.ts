import { formatRange, formatTemperature } from "@/lib/format";
import { DEAD_BAND, ESCALATION_SECONDS, MISSED_UPLOADS, type Side } from "@/lib/simulation/alert";
import { clockTime, duration } from "@/lib/simulation/clock";
import { WEAK_CAPACITY } from "@/lib/simulation/cold-room";
import type { RoomRun, RunEvent, RunEventKind } from "@/lib/simulation/room-run";
import { DEFROST_SECONDS } from "@/lib/simulation/room-state";
import { type AlertRule, type Fault, MINUTE } from "@/lib/simulation/rooms";

export type Tone = "cold" | "amber" | "warm" | "quiet" | "done";

/** The middle part of an action names it where there is no room for more. */
export const faultCopy = {
  door: {
    action: ["Leave the ", "door", " open"],
    hint: "Warm air comes in",
    done: "Door left ajar",
    detail: "Warm, damp air comes in.",
    still: "The door is still open.",
    mended: "Door closed",
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
export function statusOf(run: RoomRun): { tone: Tone; word: string; sentence: string } {
  const { condition, offline, lastUploadAt } = run.alert;
  const { rule } = run.room;
  if (offline) {
    const sentence = `We have seen nothing since ${clockTime(lastUploadAt)}.`;
    return { tone: "quiet", word: "No readings", sentence };
  }
  if (condition.status === "within") {
    const sentence = `Between ${limitsOf(run, "and")}.`;
    return { tone: "cold", word: "In range", sentence };
  }
  if (condition.status === "crossed") {
    const sentence = `${minutesWaited(run)} of ${duration(rule.delay)}.`;
    return { tone: "amber", word: "Limit crossed", sentence };
  }
  const { side, since, acknowledgedAt } = condition;
  const [fault] = run.faults;
  const sentence =
    acknowledgedAt === undefined
      ? `${beyondWords(rule, side)} since ${clockTime(since)}.`
      : `Acknowledged at ${clockTime(acknowledgedAt)}. ${fault ? faultCopy[fault].still : "On its way back."}`;
  return { tone: "warm", word: "Alert", sentence };
}

/** `−1 to 4 °C` */
export function limitsOf({ room: { rule } }: RoomRun, joint = "to"): string {
  return formatRange(rule.low, rule.high, joint);
}

/** How much of the delay before an alert is over. */
export function minutesWaited({ alert: { condition }, room, state }: RoomRun): number {
  const since = condition.status === "within" ? state.time : condition.since;
  return Math.floor(Math.min(state.time - since, room.rule.delay) / MINUTE);
}

function beyondWords({ low, high }: AlertRule, side?: Side): string {
  return side === "low"
    ? `Below the limit of ${formatTemperature(low, 0)}`
    : `Above the limit of ${formatTemperature(high, 0)}`;
}

/** An event as the log tells it. */
export function eventWords(event: RunEvent, run: RoomRun) {
  const [name, detail, tone = "quiet"] = eventCopy[event.kind](event, run);
  return { name, detail, tone };
}

const eventCopy: Record<
  RunEventKind,
  (event: RunEvent, run: RoomRun) => [name: string, detail: string, tone?: Tone]
> = {
  started: (_, { room }) => ["Run started", `${room.name}, an ordinary evening.`, "cold"],
  broken: ({ fault = "door" }) => [faultCopy[fault].done, faultCopy[fault].detail],
  repaired: ({ fault = "door" }) => [faultCopy[fault].mended, "You did that."],
  defrost: () => [
    "Defrost",
    `Routine: the air warms for ${duration(DEFROST_SECONDS)}; the delay sits it out.`,
  ],
  crossed: ({ side }, { room: { rule } }) => [
    "Limit crossed",
    `${beyondWords(rule, side)}. Waiting ${duration(rule.delay)}.`,
    "amber",
  ],
  returned: () => ["Back in range", "Before the delay was over. No alert.", "cold"],
  alert: ({ side, at, since = at }, { room: { rule } }) => {
    const detail = `${beyondWords(rule, side)} since ${clockTime(since)}.`;
    return at - since > rule.delay + LATE
      ? ["Alert raised late", `${detail} The internet was down.`, "warm"]
      : ["Alert raised, phone told", detail, "warm"];
  },
  acknowledged: () => ["Acknowledged", "Somebody has it in hand. No escalation.", "done"],
  escalated: () => [
    "Escalated",
    `Nobody answered for ${duration(ESCALATION_SECONDS)}. The next person on the list is told.`,
    "warm",
  ],
  recovered: () => [
    "Back in range",
    `At least ${formatTemperature(DEAD_BAND)} inside the limit. The alert is over.`,
    "cold",
  ],
  offline: ({ at, since = at }) => [
    "No readings, phone told",
    `${MISSED_UPLOADS} uploads missed. Last reading ${clockTime(since)}.`,
  ],
  online: () => ["Readings again", "We can see the room.", "cold"],
  backfilled: ({ count }) => [
    "Back-filled",
    `Stored readings arrived: ${count}. Each has its own time.`,
  ],
};

/** What somebody who is far away wants to hear of; what the visitor has done is told by the button that did it. */
export function isNews({ kind }: RunEvent): boolean {
  return !["started", "defrost", "backfilled", "broken", "repaired"].includes(kind);
}

const LATE = 10 * MINUTE;

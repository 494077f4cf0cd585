import { formatTemperature } from "@/lib/format";
import { DEAD_BAND, ESCALATION_SECONDS, MISSED_UPLOADS, type Side } from "@/lib/simulation/alert";
import { clockTime, dayOf, duration } from "@/lib/simulation/clock";
import { WEAK_CAPACITY } from "@/lib/simulation/heat-balance";
import type { Fault, RoomRun, RunEvent } from "@/lib/simulation/room-run";
import { DEFROST_SECONDS } from "@/lib/simulation/room-state";
import { MINUTE, type AlertRule } from "@/lib/simulation/rooms";

export type Tone = "cold" | "amber" | "warm" | "quiet" | "done";

export type Status = { tone: Tone; word: string; sentence: string };

export const faultCopy = {
  door: {
    action: "Leave the door open",
    hint: "Warm air walks in",
    done: "Door left open",
    detail: "Warm, damp air walks in.",
    still: "The door is still open.",
    mended: "Door closed",
  },
  power: {
    action: "Cut the power",
    hint: "Nothing cools",
    done: "Power cut",
    detail: "The compressor stops. Here, the device and its line stay on.",
    still: "The power is still off.",
    mended: "Power back",
  },
  compressor: {
    action: "Fail the compressor",
    hint: "Runs, barely cools",
    done: "Compressor failing",
    detail: `It runs at ${WEAK_CAPACITY * 100}\u00a0% of its strength.`,
    still: "The compressor is still failing.",
    mended: "Compressor repaired",
  },
  freeze: {
    action: "Freeze it up",
    hint: "Thermostat stuck on",
    done: "Thermostat stuck",
    detail: "The compressor no longer stops.",
    still: "The thermostat is still stuck.",
    mended: "Thermostat freed",
  },
  internet: {
    action: "Drop the internet",
    hint: "Readings wait. So do alerts.",
    done: "Internet lost",
    detail: "The device keeps measuring and stores its readings. Nobody can be told meanwhile.",
    still: "",
    mended: "Internet back",
  },
} as const satisfies Record<Fault, Record<string, string>>;

/** What the cloud says about a room, in a word and in a sentence. */
export function statusOf(run: RoomRun): Status {
  const { alert, room } = run;
  if (alert.offline) {
    const since = clockTime(alert.lastUploadAt);
    const sentence = `Since ${since} we can’t see this room.`;
    return { tone: "quiet", word: "No readings", sentence };
  }
  const { condition } = alert;
  const { low, high, delay } = room.rule;
  if (condition.status === "within") {
    const sentence = `Between ${formatTemperature(low, 0)} and ${formatTemperature(high, 0)}.`;
    return { tone: "cold", word: "In range", sentence };
  }
  if (condition.status === "crossed") {
    const waited = Math.floor((run.state.time - condition.since) / MINUTE);
    const sentence = `${Math.min(waited, delay / MINUTE)} of ${duration(delay)}.`;
    return { tone: "amber", word: "Limit crossed", sentence };
  }
  const since = `${beyondWords(room.rule, condition.side)} since ${clockTime(condition.since)}.`;
  if (condition.acknowledgedAt === undefined)
    return { tone: "warm", word: "Alert", sentence: since };
  const [fault] = run.faults;
  const answered = `Acknowledged at ${clockTime(condition.acknowledgedAt)}.`;
  const sentence = `${answered} ${fault ? faultCopy[fault].still : "On its way back."}`;
  return { tone: "warm", word: "Alert", sentence };
}

function beyondWords(rule: AlertRule, side: Side): string {
  return side === "high"
    ? `Above the limit of ${formatTemperature(rule.high, 0)}`
    : `Below the limit of ${formatTemperature(rule.low, 0)}`;
}

/** An event of the log: a name, and what to know about it. */
export function eventWords(event: RunEvent, run: RoomRun): { name: string; detail: string } {
  const { rule, name } = run.room;
  const beyond = event.side ? beyondWords(rule, event.side) : "";
  const since = event.since === undefined ? "" : clockTime(event.since);
  const fault = faultCopy[event.fault ?? "door"];
  switch (event.kind) {
    case "started":
      return { name: "Run started", detail: `${name}, an ordinary evening.` };
    case "broken":
      return { name: fault.done, detail: fault.detail };
    case "repaired":
      return { name: fault.mended, detail: "You repaired it." };
    case "defrost":
      return {
        name: "Defrost",
        detail: `Routine: the air warms for ${duration(DEFROST_SECONDS)}, the delay sits it out.`,
      };
    case "crossed":
      return { name: "Limit crossed", detail: `${beyond}. Waiting ${duration(rule.delay)}.` };
    case "returned":
      return { name: "Back in range", detail: "Before the delay was over. No alert." };
    case "alert": {
      const isLate = event.since !== undefined && event.at - event.since > rule.delay + LATE;
      const detail = `${beyond} since ${since}.`;
      return isLate
        ? { name: "Alert raised late", detail: `${detail} The internet was away.` }
        : { name: "Alert raised, phone told", detail };
    }
    case "acknowledged":
      return { name: "Acknowledged", detail: "Somebody has it in hand. No escalation." };
    case "escalated":
      return {
        name: "Escalated",
        detail: `Nobody answered for ${duration(ESCALATION_SECONDS)}. The next person on the list is told.`,
      };
    case "recovered":
      return {
        name: "Recovered",
        detail: `${formatTemperature(DEAD_BAND)} inside the limit again. Alert over.`,
      };
    case "offline":
      return {
        name: "No readings, phone told",
        detail: `${MISSED_UPLOADS} uploads missed. Last reading ${since}.`,
      };
    case "online":
      return { name: "Readings again", detail: "The room can be seen again." };
    case "backfilled":
      return {
        name: "Back-filled",
        detail: `${event.count} stored readings arrived, each with its own time.`,
      };
  }
}

export function eventTone({ kind }: RunEvent): Tone {
  if (kind === "alert" || kind === "escalated") return "warm";
  if (kind === "crossed") return "amber";
  if (kind === "acknowledged") return "done";
  if (kind === "recovered" || kind === "returned" || kind === "online" || kind === "started")
    return "cold";
  return "quiet";
}

/** `02:05`, or `Day 2, 02:05` from the second midnight on. */
export function moment(seconds: number): string {
  const day = dayOf(seconds);
  return day === 1 ? clockTime(seconds) : `Day ${day}, ${clockTime(seconds)}`;
}

const LATE = 10 * MINUTE;

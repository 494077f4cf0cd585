import { formatTemperature } from "@/lib/format";
import { clockTime, dayOf, duration } from "@/lib/simulation/clock";
import type { Fault, RoomRun, RunEvent } from "@/lib/simulation/room-run";
import type { AlertRule } from "@/lib/simulation/rooms";

export type Tone = "cold" | "amber" | "warm" | "quiet";

export type Status = { tone: Tone; word: string; sentence: string };

export const faultCopy = {
  door: {
    action: "Leave the door open",
    hint: "Warm air walks in",
    done: "Door left open",
    mended: "Door closed",
  },
  power: {
    action: "Cut the power",
    hint: "The cooling stops",
    done: "Power cut",
    mended: "Power back",
  },
  compressor: {
    action: "Fail the compressor",
    hint: "Runs, barely cools",
    done: "Compressor failing",
    mended: "Compressor repaired",
  },
  freeze: {
    action: "Freeze it up",
    hint: "Thermostat stuck on",
    done: "Thermostat stuck",
    mended: "Thermostat freed",
  },
  internet: {
    action: "Drop the internet",
    hint: "Readings wait, alerts too",
    done: "Internet lost",
    mended: "Internet back",
  },
} as const satisfies Record<Fault, Record<string, string>>;

/** What the cloud says about a room, in a word and in a sentence. */
export function statusOf(run: RoomRun): Status {
  const { alert, room } = run;
  if (alert.offline) {
    const since = clockTime(alert.lastUploadAt);
    const sentence = `No readings since ${since}. We can’t see this room right now.`;
    return { tone: "quiet", word: "No readings", sentence };
  }
  const { condition } = alert;
  if (condition.status === "within") {
    const sentence = `Between ${formatTemperature(room.rule.low)} and ${formatTemperature(room.rule.high)}.`;
    return { tone: "cold", word: "In range", sentence };
  }
  const beyond = beyondWords(room.rule, condition.side);
  const since = clockTime(condition.since);
  if (condition.status === "crossed") {
    const sentence = `${beyond} since ${since}. Waiting ${duration(room.rule.delay)} before the alert.`;
    return { tone: "amber", word: "Limit crossed", sentence };
  }
  const answered =
    condition.acknowledgedAt === undefined
      ? ""
      : ` Acknowledged at ${clockTime(condition.acknowledgedAt)}.`;
  return { tone: "warm", word: "Alert", sentence: `${beyond} since ${since}.${answered}` };
}

function beyondWords(rule: AlertRule, side: "high" | "low"): string {
  return side === "high"
    ? `Above the limit of ${formatTemperature(rule.high)}`
    : `Below the limit of ${formatTemperature(rule.low)}`;
}

/** An event of the log: a name, and what to know about it. */
export function eventWords(event: RunEvent, run: RoomRun): { name: string; detail: string } {
  const { rule, name } = run.room;
  const beyond = event.side ? beyondWords(rule, event.side) : "";
  const since = event.since === undefined ? "" : clockTime(event.since);
  switch (event.kind) {
    case "started":
      return { name: "Run started", detail: `${name} is at rest. The example day begins.` };
    case "broken":
      return {
        name: faultCopy[event.fault ?? "door"].done,
        detail: brokenDetail[event.fault ?? "door"],
      };
    case "repaired":
      return { name: faultCopy[event.fault ?? "door"].mended, detail: "You repaired it." };
    case "defrost":
      return {
        name: "Defrost",
        detail: "Routine: the air warms for a quarter of an hour, the delay sits it out.",
      };
    case "crossed":
      return { name: "Limit crossed", detail: `${beyond}. Waiting ${duration(rule.delay)}.` };
    case "returned":
      return { name: "Back in range", detail: "Before the delay was over. No alert." };
    case "alert": {
      const late = event.since !== undefined && event.at - event.since > rule.delay + LATE;
      const detail = `Phone told: ${beyond.charAt(0).toLowerCase()}${beyond.slice(1)} since ${since}.`;
      return late
        ? { name: "Alert raised late", detail: `${detail} The internet was away.` }
        : { name: "Alert raised", detail };
    }
    case "acknowledged":
      return { name: "Acknowledged", detail: "Somebody has it in hand. No escalation." };
    case "escalated":
      return {
        name: "Escalated",
        detail: "Nobody answered for 10 min. The next person on the list is told.",
      };
    case "recovered":
      return { name: "Recovered", detail: `Half a degree inside the limit again. Alert over.` };
    case "offline":
      return {
        name: "No readings",
        detail: `Two uploads missed. Last reading ${since}. Phone told.`,
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
  if (kind === "recovered" || kind === "returned" || kind === "online" || kind === "started")
    return "cold";
  return "quiet";
}

/** `14:05`, or `Day 2, 14:05` after midnight. */
export function moment(seconds: number): string {
  const day = dayOf(seconds);
  return day === 1 ? clockTime(seconds) : `Day ${day}, ${clockTime(seconds)}`;
}

const LATE = 10 * 60;

const brokenDetail: Record<Fault, string> = {
  door: "Warm, damp air walks in.",
  power: "The compressor stops. Here, the sensor and its line stay on.",
  compressor: "It runs at two fifths of its strength.",
  freeze: "The compressor no longer stops.",
  internet: "The sensor keeps measuring and stores its readings. Nobody can be told meanwhile.",
};

import { formatRange, formatTemperature } from "@/lib/format";
import type { NoticeKind, Side } from "@/lib/cold-room/alert";
import { clock, duration } from "@/lib/cold-room/clock";
import { type AlertRule, type Fault, MINUTE } from "@/lib/cold-room/rooms";
import type { RoomEvent, SimulatedRoom } from "@/lib/cold-room/simulated-room";
import { events as nightEvents } from "./night";

export type Tone = "cold" | "amber" | "warm" | "quiet" | "done";

/** The middle part of an action names it where there is no room for more. */
export const faultCopy = {
  door: {
    action: ["Leave the ", "door", " open"],
    still: "The door is still open.",
    repairing: "closed the door",
    leaving: "left the door open",
  },
  power: {
    action: ["Cut the ", "power", ""],
    still: "The power is still off.",
    repairing: "put the power back on",
    leaving: "left the power off",
  },
  freeze: {
    action: ["", "Freeze", " it up"],
    still: "The thermostat is still stuck.",
    repairing: "freed the thermostat",
    leaving: "left the thermostat stuck",
  },
  internet: {
    action: ["Drop the ", "internet", ""],
    still: "",
    repairing: "brought the internet back",
    leaving: "left the internet down",
  },
} as const satisfies Record<Fault, Record<string, string | readonly string[]>>;

/** What the cloud says about a room, in a word and in a sentence. */
export function statusOf(simulated: SimulatedRoom): [tone: Tone, word: string, sentence: string] {
  const { condition, offline, lastUploadAt } = simulated.alert;
  const { low, high, delay } = simulated.room.rule;
  if (offline)
    return ["quiet", "No readings", `We have seen nothing since ${clock(lastUploadAt / MINUTE)}.`];
  if (condition.status === "within")
    return ["cold", "In range", `Between ${formatRange(low, high, "and")}.`];
  if (condition.status === "crossed") {
    const waited = Math.min(simulated.state.time - condition.since, delay);
    return ["amber", "Limit crossed", `${Math.floor(waited / MINUTE)} of ${duration(delay)}.`];
  }
  const { side, since, acknowledgedAt } = condition;
  if (acknowledgedAt === undefined)
    return [
      "warm",
      "Alert",
      `${beyondWords(simulated.room.rule, side)} since ${clock(since / MINUTE)}.`,
    ];
  const [fault] = simulated.faults;
  const rest = fault ? faultCopy[fault].still : "On its way back.";
  return ["warm", "Alert", `Acknowledged at ${clock(acknowledgedAt / MINUTE)}. ${rest}`.trimEnd()];
}

function beyondWords({ low, high }: AlertRule, side?: Side): string {
  return side === "low"
    ? `Below the limit of ${formatTemperature(low, 0)}`
    : `Above the limit of ${formatTemperature(high, 0)}`;
}

/** What is said of an event; nothing of what the visitor has done, as the button that did it says that. */
export function noticeOf({ kind, side, since = 0 }: RoomEvent, { room: { rule } }: SimulatedRoom) {
  if (kind === "broken" || kind === "repaired") return undefined;
  const beyond = beyondWords(rule, side);
  const from = clock(since / MINUTE);
  const words: Record<NoticeKind, [name: string, detail: string, tone: Tone]> = {
    crossed: ["Limit crossed", `${beyond}.`, "amber"],
    returned: [nightEvents.back.name, "No alert.", "cold"],
    alert: ["Alert", `${beyond} since ${from}.`, "warm"],
    acknowledged: [nightEvents.acknowledged.name, "", "done"],
    escalated: ["Escalated", "The next on the list is told.", "warm"],
    recovered: [nightEvents.back.name, "The alert is over.", "cold"],
    offline: ["No readings", `The last one came at ${from}.`, "quiet"],
    online: ["Readings again", "", "cold"],
  };
  const [name, detail, tone] = words[kind];
  return { name, detail, tone };
}

/** What a screen reader is told of a room: the last news of it. */
export function roomAnnouncement(simulated: SimulatedRoom): string {
  const news = simulated.events.flatMap((event) => noticeOf(event, simulated) ?? []).at(-1);
  return news ? `${simulated.room.name}: ${news.name}. ${news.detail}`.trimEnd() : "";
}

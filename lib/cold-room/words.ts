import { formatRange, formatTemperature } from "@/lib/format";
import { clock } from "./clock";
import { type Fault, room } from "./room";
import { isOffline, isUnanswered, type NoticeKind, type RoomState } from "./room-state";

/** A fault is a `subject` in a bad `state`: the door is open. */
export const faultCopy = {
  door: { subject: "door", state: "open", repair: "Go and close it", repaired: "closed the door" },
  power: {
    subject: "power",
    state: "off",
    repair: "Put the power back on",
    repaired: "put the power back on",
  },
  freeze: {
    subject: "thermostat",
    state: "stuck",
    repair: "Free the thermostat",
    repaired: "freed the thermostat",
  },
  internet: {
    subject: "internet",
    state: "down",
    repair: "Bring the internet back",
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

/** Names all faults: `The door is open and the power is off.` Without faults the sentence is empty. */
export function faultSentence(faults: readonly Fault[], verb: "is" | "stayed" = "is"): string {
  const clauses = faults.map(
    (fault) => `the ${faultCopy[fault].subject} ${verb} ${faultCopy[fault].state}`,
  );
  const sentence = new Intl.ListFormat("en").format(clauses);
  return sentence && `${capitalize(sentence)}.`;
}

/** `Door open` */
export function faultName(fault: Fault): string {
  return capitalize(`${faultCopy[fault].subject} ${faultCopy[fault].state}`);
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Returns what the cloud knows about the room, and what is broken in it or what happens next. */
export function roomStatus(state: RoomState): [known: string, sentence: string] {
  const { minute, uploadedAt, condition, faults } = state;
  const broken = faultSentence(faults);
  if (isOffline(state)) return [`No readings since ${clock(uploadedAt)}.`, broken];
  if (condition.status === "within")
    return ["In range.", broken || `Between ${formatRange(room.low, room.high, "and")}.`];
  const rest = broken || "On its way back.";
  if (condition.status === "exceeded") {
    const waited = Math.min(minute - condition.since, room.delay);
    return [`${beyondLimit(state)} for ${waited}\u00a0of\u00a0${room.delay}\u00a0min.`, rest];
  }
  return isUnanswered(state)
    ? ["Alert.", rest]
    : ["Acknowledged.", rest.replace(" is ", " is still ")];
}

/** `Above 4 °C` */
export function beyondLimit({ condition }: RoomState): string {
  return condition.side === "low"
    ? `Below ${formatTemperature(room.low, 0)}`
    : `Above ${formatTemperature(room.high, 0)}`;
}

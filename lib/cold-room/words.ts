import { formatRange, formatTemperature } from "@/lib/format";
import { clock, NIGHT_MINUTES } from "./clock";
import { CLOSED_AFTER } from "./incident";
import {
  calmNight,
  changeNight,
  isCall,
  isOffline,
  isUnanswered,
  isWithin,
  type Night,
  type NoticeKind,
  readingsUntil,
  room,
  type RoomState,
  setFault,
  stateAt,
} from "./night";
import { type Fault, toTenth } from "./physics";
import { type Session, stateNow } from "./session";

/** A fault is a thing in a bad `state`: the door is open. The visitor has it `fixed`: they closed the door. */
const faultCopy = {
  door: { state: "open", repair: "Close the door", fixed: "closed" },
  power: { state: "off", repair: "Switch the power on", fixed: "switched on" },
  thermostat: { state: "stuck", repair: "Free the thermostat", fixed: "freed" },
  internet: { state: "down", repair: "Restore the internet", fixed: "restored" },
} as const satisfies Record<Fault, Record<string, string>>;

const noticeNames: Record<NoticeKind, string> = {
  limitExceeded: "Limit crossed",
  alerted: "Alert",
  acknowledged: "Acknowledged",
  recovered: "Back in range",
  offline: "No readings",
  online: "Readings again",
};

/** `Door open` */
export function faultName(fault: Fault): string {
  return `${fault.charAt(0).toUpperCase()}${fault.slice(1)} ${faultCopy[fault].state}`;
}

/** Returns the labels of the buttons with which the visitor answers a call: `Close the door` or `Leave it open`. */
export function choiceOf([fault, ...others]: readonly Fault[]) {
  if (!fault) return undefined;
  return others.length > 0
    ? { repair: "Repair everything", leave: "Leave it all" }
    : { repair: faultCopy[fault].repair, leave: `Leave it ${faultCopy[fault].state}` };
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
function beyondLimit({ condition, last }: RoomState): string {
  if (condition.status === "within" || isWithin(last.air)) return "Almost back in range.";
  const limit =
    condition.side === "low"
      ? `Below ${formatTemperature(room.low, 0)}`
      : `Above ${formatTemperature(room.high, 0)}`;
  return `${limit} since ${clock(condition.since)}.`;
}

/** Returns the words of the call that is not over, if there is one. Missing readings hide what they would tell. */
export function callOf(state: RoomState) {
  const { condition, events, last, uploadedAt } = state;
  if (!isOffline(state) && condition.status !== "alert") return undefined;
  const kind = isOffline(state) ? "offline" : isUnanswered(state) ? "alerted" : "acknowledged";
  const at = events.findLast((event) => event.kind === kind)?.at ?? NaN;
  const sentences: [reading: string, rule: string] =
    kind === "offline"
      ? [`${room.name}.`, `Last reading at ${clock(uploadedAt)}.`]
      : [
          `${room.name} is${last.minute > at ? " now" : ""} ${formatTemperature(last.air)}.`,
          beyondLimit(state),
        ];
  return { title: noticeNames[kind], aside: clock(at), sentences };
}

/** Returns what a screen reader announces: first nothing, then the last notice, finally the verdict. */
export function announcement(session: Session): string {
  if (session.phase === "finished") {
    const { title, line } = verdict(session.night);
    return `${title} ${line}`;
  }
  const last = stateNow(session).events.findLast(({ fault }) => !fault);
  if (!last || last.fault) return "";
  return `${clock(last.at)}. ${room.name}: ${noticeNames[last.kind]}.`;
}

/** Judges a night by the readings that reached the cloud. Returns how cold the stock stayed, and what the visitor did. */
export function verdict(night: Night) {
  const state = stateAt(night, NIGHT_MINUTES);
  const [, deed] = resultOf(state);
  const stocks = readingsUntil(night, NIGHT_MINUTES).map(({ stock }) => toTenth(stock));
  const [lowest, highest] = [Math.min(...stocks), Math.max(...stocks)];
  const isTooWarm = highest > room.high;
  if (isTooWarm || lowest < room.low) {
    const [furthest, limit] = isTooWarm ? [highest, room.high] : [lowest, room.low];
    return {
      outcome: "lost",
      title: `The stock reached ${formatTemperature(furthest)}.`,
      line: `Its limit is ${formatTemperature(limit, 0)}. ${deed}`,
    };
  }
  if (isOffline(state))
    return {
      outcome: "lost",
      title: "Nobody\u00a0knows.",
      line: `${roomStatus(state)[0]} ${deed}`,
    };
  const morning = `At ${clock(NIGHT_MINUTES)} the stock is ${formatTemperature(state.stock)}.`;
  return { outcome: "kept", title: "The stock is still\u00a0cold.", line: `${deed} ${morning}` };
}

/**
 * Returns the night in which the visitor did the opposite: did not repair anything or, if faults were left, repaired them
 * all as late after the first call as in the reference incident. Undefined if its outcome is the same or not known.
 */
export function otherOutcome(night: Night): Night | undefined {
  const { events, faults } = stateAt(night, NIGHT_MINUTES);
  const call = events.find(isCall);
  const other =
    faults.length > 0
      ? call && changeNight(night, Math.min(call.at + CLOSED_AFTER, NIGHT_MINUTES), repairAll)
      : events.reduce(
          (before, { kind, at, fault }) =>
            kind === "broken"
              ? changeNight(before, at, (from) => setFault(from, fault, true))
              : before,
          calmNight,
        );
  if (!other || isOffline(stateAt(other, NIGHT_MINUTES))) return undefined;
  return verdict(other).outcome === verdict(night).outcome ? undefined : other;
}

function repairAll(state: RoomState): RoomState {
  return state.faults.reduce((from, fault) => setFault(from, fault, false), state);
}

/** Returns what was left broken or, if nothing was, what the visitor repaired: as a label and as a sentence. */
export function resultOf({ faults, events }: RoomState): [label: string | undefined, deed: string] {
  const repairs = events.filter((event) => event.kind === "repaired");
  const isLeft = faults.length > 0;
  const [fault, ...others] = new Set(isLeft ? faults : repairs.map(({ fault }) => fault));
  if (!fault) return [undefined, "You broke nothing."];

  const { state, fixed } = faultCopy[fault];
  // Other names are too long for a chart on a phone.
  const subject = fault === "door" ? "door " : "";
  if (isLeft)
    return others.length > 0
      ? ["not repaired", "Not everything was repaired."]
      : [`${subject}left ${state}`, `The ${fault} was left ${state}.`];
  const time = clock(repairs.at(-1)?.at ?? NaN);
  return others.length > 0
    ? ["all repaired", `You repaired everything at ${time}.`]
    : [`${subject}${fixed}`, `You ${fixed} the ${fault} at ${time}.`];
}

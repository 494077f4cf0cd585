import { formatRange, formatTemperature } from "@/lib/format";
import { clock, NIGHT_MINUTES } from "./clock";
import { CLOSED_AFTER } from "./incident";
import {
  calmNight,
  changeNight,
  hasOpenCall,
  isCall,
  isOffline,
  isUnanswered,
  isWithin,
  type Night,
  noticeNames,
  readingsUntil,
  room,
  type RoomState,
  setFault,
  stateAt,
} from "./night";
import { type Fault, toTenth } from "./physics";
import { type Session, stateNow } from "./session";

/** The buttons that cause, repair and leave each fault, and how the visitor `fixed` it. */
export const faultCopy = {
  door: {
    cause: "Leave the door open",
    repair: "Close the door",
    leave: "Leave it open",
    fixed: "closed the door",
  },
  power: {
    cause: "Pull the plug",
    repair: "Plug it in",
    leave: "Leave it unplugged",
    fixed: "put the plug back in",
  },
  thermostat: {
    cause: "Turn the dial down",
    repair: "Turn the dial back",
    leave: "Leave it turned down",
    fixed: "turned the dial back",
  },
  internet: {
    cause: "Stop the router",
    repair: "Start the router",
    leave: "Leave it stopped",
    fixed: "started the router",
  },
} satisfies Record<Fault, Record<string, string>>;

/** Returns the labels of the buttons with which the visitor answers a call. */
export function choiceOf([fault, ...others]: readonly Fault[]) {
  if (others.length > 0) return { repair: "Fix all", leave: "Leave all" };
  return fault && faultCopy[fault];
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
  const { events, last, uploadedAt } = state;
  if (!hasOpenCall(state)) return undefined;
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
  const deed = deedOf(state);
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

/** `You closed the door at 02:18.` or, if something was left broken, `Nobody closed the door.` */
function deedOf({ faults, events }: RoomState): string {
  const repairs = events.filter((event) => event.kind === "repaired");
  const isLeft = faults.length > 0;
  const [fault, ...others] = new Set(isLeft ? faults : repairs.map(({ fault }) => fault));
  if (!fault) return "You broke nothing.";
  const isOne = others.length === 0;
  if (isLeft && !isOne)
    return repairs.length > 0 ? "Not everything was fixed." : "Nobody fixed anything.";
  const fixed = isOne ? faultCopy[fault].fixed : "fixed everything";
  return isLeft ? `Nobody ${fixed}.` : `You ${fixed} at ${clock(repairs.at(-1)?.at ?? NaN)}.`;
}

import { formatTemperature } from "@/lib/format";
import { clock, NIGHT_MINUTES } from "./clock";
import {
  calmNight,
  changeNight,
  isCall,
  isOffline,
  type Night,
  noticeNames,
  readingsUntil,
  room,
  type RoomState,
  setFault,
  stateAt,
} from "./night";
import { toTenth } from "./physics";
import { type Session, stateNow } from "./session";
import { faultCopy, roomStatus } from "./words";

/** Minutes from an alert until somebody repairs what is broken, in the reference incident and in {@link otherOutcome}. */
export const REPAIRED_AFTER = 18;

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
 * all as late after the last call or fault as in the reference incident. Undefined if its outcome is the same or not known.
 */
export function otherOutcome(night: Night): Night | undefined {
  const { events, faults } = stateAt(night, NIGHT_MINUTES);
  const last = events.findLast((event) => isCall(event) || event.kind === "broken");
  const other =
    faults.length > 0
      ? last && changeNight(night, Math.min(last.at + REPAIRED_AFTER, NIGHT_MINUTES), repairAll)
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

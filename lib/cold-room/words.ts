import { formatRange, formatTemperature } from "@/lib/format";
import { clock, NIGHT_MINUTES } from "./clock";
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
import { isWaiting, type Session, stateNow } from "./session";

/** A fault is a thing in a bad `state`: the door is open. */
export const faultCopy = {
  door: { state: "open", repair: "Go and close it", repaired: "closed the door" },
  power: { state: "off", repair: "Restore the power", repaired: "put the power back on" },
  thermostat: { state: "stuck", repair: "Free the thermostat", repaired: "freed the thermostat" },
  internet: {
    state: "down",
    repair: "Restore the internet",
    repaired: "brought the internet back",
  },
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
  if (condition.status === "within" || isWithin(last.air)) return "On its way back.";
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
  const notice = `${clock(last.at)}. ${room.name}: ${noticeNames[last.kind]}.`;
  return isWaiting(session) ? `${notice} The night waits for you.` : notice;
}

/** The result of a finished night: how cold the stock stayed, and what the visitor did. */
export type Verdict = { outcome: "kept" | "lost"; title: string; line: string };

/** Judges a night by the readings that reached the cloud. */
export function verdict(night: Night): Verdict {
  const state = stateAt(night, NIGHT_MINUTES);
  const line = `${deedOf(state)}.`;
  const stocks = readingsUntil(night, NIGHT_MINUTES).map(({ stock }) => toTenth(stock));
  const [lowest, highest] = [Math.min(...stocks), Math.max(...stocks)];
  if (lowest < room.low || highest > room.high) {
    const furthest = formatTemperature(highest > room.high ? highest : lowest);
    return { outcome: "lost", title: `The stock reached ${furthest}.`, line };
  }
  if (isOffline(state)) return { outcome: "lost", title: "Nobody\u00a0knows.", line };
  const morning = `At ${clock(NIGHT_MINUTES)} the stock is ${formatTemperature(state.stock)}.`;
  return { outcome: "kept", title: "The stock is still\u00a0cold.", line: `${line} ${morning}` };
}

/**
 * Returns the night with the other outcome: a stock that was kept without the visitor's repairs, or one that was lost
 * with everything repaired at the first call.
 */
export function otherOutcome(night: Night): Night | undefined {
  const { events } = stateAt(night, NIGHT_MINUTES);
  const { outcome } = verdict(night);
  const call = events.find(isCall);
  const other =
    outcome === "lost"
      ? call && changeNight(night, call.at, repairAll)
      : events.reduce(
          (before, { kind, at, fault }) =>
            kind === "broken"
              ? changeNight(before, at, (from) => setFault(from, fault, true))
              : before,
          calmNight,
        );
  return other && verdict(other).outcome !== outcome ? other : undefined;
}

function repairAll(state: RoomState): RoomState {
  return state.faults.reduce((from, fault) => setFault(from, fault, false), state);
}

/** Returns what stayed broken or, if nothing did, what the visitor repaired. */
function deedOf({ faults, events }: RoomState): string {
  const [fault, ...others] = faults;
  if (fault && others.length > 0) return `${COUNTS[others.length]} faults remained`;
  if (fault) return `The ${fault} stayed ${faultCopy[fault].state}`;
  const repairs = events.filter(({ kind }) => kind === "repaired");
  const last = repairs.at(-1);
  if (!last?.fault) return "You broke nothing";
  const isOne = repairs.every(({ fault }) => fault === last.fault);
  return `You ${isOne ? faultCopy[last.fault].repaired : "repaired everything"} at ${clock(last.at)}`;
}

const COUNTS = ["One", "Two", "Three", "Four"];

import { formatTemperature } from "@/lib/format";
import { clock, NIGHT_MINUTES } from "./clock";
import { calmNight, changeNight, type Night, readingsUntil, setFault, stateAt } from "./night";
import { toTenth } from "./physics";
import { room } from "./room";
import { isCall, isOffline, type RoomState } from "./room-state";
import { faultCopy } from "./words";

/** The result of a finished night: how cold the stock stayed, and what the visitor did. */
export type Verdict = { sky: "kept" | "lost"; title: string; line: string };

/** Judges a night by the readings that reached the cloud. */
export function verdict(night: Night): Verdict {
  const state = stateAt(night, NIGHT_MINUTES);
  const line = `${deedOf(state)}.`;
  const stocks = readingsUntil(night, NIGHT_MINUTES).map(({ stock }) => toTenth(stock));
  const [lowest, highest] = [Math.min(...stocks), Math.max(...stocks)];
  if (lowest < room.low || highest > room.high) {
    const furthest = formatTemperature(highest > room.high ? highest : lowest);
    return { sky: "lost", title: `The stock reached ${furthest}.`, line };
  }
  if (isOffline(state)) return { sky: "lost", title: "Nobody\u00a0knows.", line };
  const morning = `At ${clock(NIGHT_MINUTES)} the stock is ${formatTemperature(state.stock)}.`;
  return { sky: "kept", title: "The stock is still\u00a0cold.", line: `${line} ${morning}` };
}

/**
 * Returns the night with the other outcome: a stock that was kept without the visitor's repairs, or one that was lost
 * with everything repaired at the first call.
 */
export function otherOutcome(night: Night): Night | undefined {
  const { events } = stateAt(night, NIGHT_MINUTES);
  const { sky } = verdict(night);
  const call = events.find(isCall);
  const broken = events.filter(({ kind }) => kind === "broken");
  const repairAll = (state: RoomState) =>
    state.faults.reduce((from, fault) => setFault(from, fault, false), state);
  const other =
    sky === "lost"
      ? call && changeNight(night, call.at, repairAll)
      : broken.reduce(
          (before, { at, fault }) =>
            changeNight(before, at, (from) => (fault ? setFault(from, fault, true) : from)),
          calmNight,
        );
  return other && verdict(other).sky !== sky ? other : undefined;
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

import { formatTemperature } from "@/lib/format";
import { clock, NIGHT_MINUTES } from "./clock";
import { type Night, stateAt } from "./night";
import { toTenth } from "./physics";
import { isWithin, room } from "./room";
import type { RoomState } from "./room-state";
import { faultCopy, faultSentence } from "./words";

/** Two sentences about a finished night: how cold the stock stayed, and what the visitor did. */
export type Verdict = { sky: "kept" | "lost"; title: string; line: string };

export function verdict(night: Night): Verdict {
  const state = stateAt(night, NIGHT_MINUTES);
  const deed = deedOf(state);
  if (state.waiting.length > 0)
    return { sky: "lost", title: "Nobody\u00a0knows.", line: `${deed}.` };
  const stocks = night.map(({ stock }) => toTenth(stock));
  const [lowest, highest] = [Math.min(...stocks), Math.max(...stocks)];
  if (isWithin(lowest) && isWithin(highest)) {
    const morning = formatTemperature(toTenth(state.stock));
    return { sky: "kept", title: "The stock is still\u00a0cold.", line: `${deed}: ${morning}.` };
  }
  const furthest = formatTemperature(highest > room.high ? highest : lowest);
  return { sky: "lost", title: `The stock reached ${furthest}.`, line: `${deed}.` };
}

/** Returns what stayed broken or, if nothing did, what the visitor repaired. */
function deedOf({ faults, events }: RoomState): string {
  if (faults.length > 0) return faultSentence(faults, "stayed").slice(0, -1);
  const repairs = events.filter(({ kind }) => kind === "repaired");
  const last = repairs.at(-1);
  if (!last?.fault) return "You broke nothing";
  const isOne = repairs.every(({ fault }) => fault === last.fault);
  return `You ${isOne ? faultCopy[last.fault].repaired : "repaired everything"} at ${clock(last.at)}`;
}

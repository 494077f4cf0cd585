import { formatTemperature } from "@/lib/format";
import { clock, NIGHT_MINUTES } from "./clock";
import { type Night, readingsUntil, stateAt } from "./night";
import { toTenth } from "./physics";
import { type AlertRule, type Fault, FAULTS } from "./rooms";
import { isCall, type RoomEvent } from "./room-state";
import { faultCopy } from "./words";

/** One or two sentences. The stock's temperature is a separate part because it has its own colour. */
type Verdict = [before: string, stock: string, after: string];

/** Summarises a finished night in one room: who was told, what was done, and how cold the stock is at 06:00. */
export function verdict(night: Night): Verdict {
  const { events, waiting, room } = stateAt(night, NIGHT_MINUTES);
  const story = storyOf(events);
  if (waiting.length > 0)
    return [`${story} At ${MORNING} `, "nobody knows", " how cold the stock is."];
  const stocks = readingsUntil(night, NIGHT_MINUTES).map(({ stock }) => stock);
  return stockVerdict(story, stocks, room.rule);
}

/** Returns the call and the repairs in chronological order, then what stayed broken. */
function storyOf(events: readonly RoomEvent[]): string {
  // The last event of each fault, either `broken` or `repaired`.
  const last = FAULTS.flatMap((fault) => events.findLast((event) => event.fault === fault) ?? []);
  if (last.length === 0) return "You broke nothing.";
  const call = events.find(isCall);
  const repairs = last.filter(({ kind }) => kind === "repaired");
  const left = last.filter(({ kind }) => kind === "broken");
  const repairClause = ({ fault = "door", at }: RoomEvent) => {
    const together = repairs.filter((other) => other.at === at);
    const until = events.findLastIndex((event) => together.includes(event));
    const isLeft = FAULTS.some((other) => isBroken(other, events.slice(0, until + 1)));
    const isAll = together.length > 1 && !isLeft;
    return `you ${isAll ? "repaired everything" : faultCopy[fault].repaired} at ${clock(at)}`;
  };
  const clauses = [...(call ? [call] : []), ...repairs]
    .toSorted((one, other) => one.at - other.at)
    .flatMap((event) => (event === call ? callClauses(call, events) : repairClause(event)))
    .concat(left.map(({ fault = "door" }) => faultCopy[fault].left))
    .concat(call ? [] : "there was no alert");
  // The set removes the duplicate clauses of faults that were all repaired at once.
  const sentence = new Intl.ListFormat("en").format(new Set(clauses));
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function isBroken(fault: Fault, events: readonly RoomEvent[]): boolean {
  return events.findLast((event) => event.fault === fault)?.kind === "broken";
}

function callClauses({ kind, at }: RoomEvent, events: readonly RoomEvent[]): string[] {
  if (kind === "offline") return [`you were told at ${clock(at)} that the readings had stopped`];
  const escalated = events.find((event) => event.kind === "escalated");
  const next = escalated ? [`the next person at ${clock(escalated.at)}`] : [];
  return [`you were alerted at ${clock(at)}`, ...next];
}

/** `stocks`: the stock's temperatures in °C in chronological order, the last one at 06:00. */
function stockVerdict(story: string, stocks: number[], { low, high }: AlertRule): Verdict {
  const stock = toTenth(stocks.at(-1) ?? NaN);
  const degrees = formatTemperature(stock);
  if (stock > high || stock < low) {
    const distance = formatTemperature(Math.max(stock - high, low - stock));
    const side = stock > high ? "over" : "under";
    return [`${story} The stock is `, degrees, `, ${distance} ${side} its limit.`];
  }
  const [lowest, highest] = [toTenth(Math.min(...stocks)), toTenth(Math.max(...stocks))];
  if (highest <= high && lowest >= low)
    return [`${story} The stock never left its limits: `, degrees, ` at ${MORNING}.`];
  const went = highest > high ? "went up" : "fell";
  const furthest = formatTemperature(highest > high ? highest : lowest);
  const beyond = `${story} The stock ${went} to ${furthest}, beyond its limit.`;
  return [`${beyond} At ${MORNING} it is `, degrees, "."];
}

const MORNING = clock(NIGHT_MINUTES);

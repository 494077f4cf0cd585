import { formatTemperature } from "@/lib/format";
import { clock, formatTime, NIGHT_MINUTES } from "./clock";
import { type AlertRule, FAULTS } from "./rooms";
import { toTenth } from "./physics";
import { isCall, type RoomEvent, type SimulatedRoom } from "./simulated-room";
import { faultCopy } from "./words";

/** One or two sentences; the stock's temperature is separate because it has its own colour. */
type Verdict = [before: string, stock: string, after: string];

/** The result of a finished night in one room: who was told, what was done, and how cold the stock is at 06:00. */
export function verdict({ events, readings, waiting, room }: SimulatedRoom): Verdict {
  const story = storyOf(events);
  if (waiting.length > 0)
    return [`${story} At ${MORNING} `, "nobody knows", " how cold the stock is."];
  const stocks = readings.map(({ stock }) => stock);
  return stockVerdict(story, stocks, room.rule);
}

function storyOf(events: readonly RoomEvent[]): string {
  // The last event of each fault: broken or repaired.
  const last = FAULTS.flatMap((fault) => events.findLast((event) => event.fault === fault) ?? []);
  const repairs = last
    .filter(({ kind }) => kind === "repaired")
    .toSorted((one, other) => one.at - other.at);
  const call = events.find(isCall);
  const before = call ? repairs.filter(({ at }) => at < call.at) : repairs;
  const left = last.filter(({ kind }) => kind === "broken");
  if (last.length === 0) return "You broke nothing.";
  const clauses = [
    ...repairClauses(before),
    ...(call ? callClauses(call, events) : []),
    ...repairClauses(repairs.slice(before.length)),
    ...left.map(({ fault = "door" }) => faultCopy[fault].left),
    ...(call ? [] : ["there was no alert"]),
  ];
  const sentence = new Intl.ListFormat("en").format(clauses);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function repairClauses(repairs: RoomEvent[]): string[] {
  const [first] = repairs;
  if (first && repairs.length > 1 && repairs.every(({ at }) => at === first.at))
    return [`you repaired everything at ${formatTime(first.at)}`];
  return repairs.map(
    (event) => `you ${faultCopy[event.fault ?? "door"].repaired} at ${formatTime(event.at)}`,
  );
}

function callClauses(call: RoomEvent, events: readonly RoomEvent[]): string[] {
  if (call.kind === "offline")
    return [`you were told at ${formatTime(call.at)} that the readings had stopped`];
  const escalated = events.find(({ kind }) => kind === "escalated");
  const next = escalated ? [`the next person at ${formatTime(escalated.at)}`] : [];
  return [`you were alerted at ${formatTime(call.at)}`, ...next];
}

/** `stocks`: the temperatures in °C in the order of the night, the last one of 06:00. */
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

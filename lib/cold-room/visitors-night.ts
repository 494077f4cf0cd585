import { doorSamples, events, incident, sampleAt } from "./incident";
import type { Sample } from "./simulated-room";

/** The night in which a door is left open, as far as it has gone, and what the visitor has done in it. */
export type Game = {
  phase: "rest" | "playing" | "over";
  /** Since 18:00, with fractions. */
  minute: number;
  /** What the room comes to with the door as the visitor has left it, from 18:00 to 06:00. */
  samples: Sample[];
  closedAt?: number;
  /** When the visitor said "Leave it open". The door can still be closed after that. */
  leftAt?: number;
  /** Before the night goes on, so that an alert that comes after the door was closed can be read. */
  pauseSeconds: number;
};

export type GameAction =
  { type: "open" | "close" | "leave" | "step" } | { type: "advance"; seconds: number };

export const atRest: Game = {
  phase: "rest",
  minute: events.doorOpened.minute,
  samples: incident.unattended,
  pauseSeconds: 0,
};

/** The door is open and nobody has decided: here the night waits. */
export const WAITS_AT = events.alerted.minute + 20;
const READING_PAUSE_SECONDS = 1.8;

export function play(game: Game, action: GameAction): Game {
  switch (action.type) {
    case "open":
      return { ...atRest, phase: "playing" };
    case "close": {
      if (game.phase !== "playing" || game.closedAt !== undefined) return game;
      const closedAt = Math.max(events.doorOpened.minute + 1, Math.ceil(game.minute));
      const samples = doorSamples(closedAt);
      return arrive({ ...game, samples, closedAt, leftAt: undefined }, closedAt);
    }
    case "leave":
      return { ...game, leftAt: game.leftAt ?? game.minute };
    case "advance":
      return advance(game, action.seconds);
    case "step":
      return arrive(game, nextStep(game));
  }
}

function advance(game: Game, seconds: number): Game {
  if (game.phase !== "playing") return game;
  if (game.pauseSeconds > 0) return { ...game, pauseSeconds: game.pauseSeconds - seconds };
  const to = game.minute + seconds * minutesPerSecond(game);
  return arrive(game, isDecided(game) ? to : Math.min(to, WAITS_AT));
}

/** Slow enough to act on until something is decided; then quick through the small hours, and slower to the morning. */
function minutesPerSecond(game: Game): number {
  const { minute, closedAt, leftAt } = game;
  if (!isDecided(game)) return minute < events.alerted.minute ? pace.toTheAlert : pace.undecided;
  const since = minute - (closedAt ?? leftAt ?? minute);
  const quickened = pace.decided + Math.max(0, since - change.startsAfter) * change.quickens;
  const slowed = pace.atTheEnd + (incident.lengthMinutes - minute) * change.slows;
  return Math.min(quickened, pace.fastest, slowed);
}

/** In minutes of the night per second. */
const pace = { toTheAlert: 20 / 6, undecided: 1, decided: 7, fastest: 110, atTheEnd: 26 };
/** By how much it quickens with each minute, from so many after the decision on, and slows with each towards 06:00. */
const change = { startsAfter: 14, quickens: 2.2, slows: 1.6 };

/** Where the night stops next when nothing may move. Undecided, it waits at the alert. */
function nextStep(game: Game): number {
  const stops = [
    events.limitExceeded.minute,
    events.limitExceeded.minute + 7,
    events.alerted.minute,
  ];
  if (isDecided(game))
    stops.push(Math.max(events.alerted.minute, (game.closedAt ?? 0) + 10), incident.lengthMinutes);
  return stops.find((minute) => minute > game.minute) ?? game.minute;
}

function arrive(game: Game, minute: number): Game {
  if (game.minute < events.alerted.minute && minute >= events.alerted.minute && isAlertDue(game)) {
    const pauseSeconds = game.closedAt === undefined ? 0 : READING_PAUSE_SECONDS;
    return { ...game, minute: events.alerted.minute, pauseSeconds };
  }
  if (minute < incident.lengthMinutes) return { ...game, minute };
  return { ...game, phase: "over", minute: incident.lengthMinutes };
}

export function isDecided({ closedAt, leftAt }: Game): boolean {
  return closedAt !== undefined || leftAt !== undefined;
}

export function readingOf({ minute, samples }: Game): Sample {
  return sampleAt(Math.floor(minute), samples);
}

/** What the device says of the air, at rest as at every other minute. */
export function stateOf(game: Game): "Normal" | "Above limit" | "Alert" {
  const { air } = game.phase === "rest" ? events.alerted : readingOf(game);
  if (air <= incident.high) return "Normal";
  return isAlertOut(game) ? "Alert" : "Above limit";
}

/** Whether this night comes to an alert: also where the door was closed too late for the air to be back by then. */
export function isAlertDue({ samples }: Game): boolean {
  return sampleAt(events.alerted.minute, samples).air > incident.high;
}

export function isAlertOut(game: Game): boolean {
  return game.phase === "rest" || (game.minute >= events.alerted.minute && isAlertDue(game));
}

/** Whether an alert is out and the visitor has not decided yet, wherever on the page he is. */
export function awaitsDecision(game: Game): boolean {
  return game.phase === "playing" && isAlertOut(game) && !isDecided(game);
}

/** Whether time goes by: not at rest, not in the morning, and not while the night waits for the visitor. */
export function isRunning(game: Game): boolean {
  return game.phase === "playing" && (isDecided(game) || game.minute < WAITS_AT);
}

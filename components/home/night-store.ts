import { useSyncExternalStore } from "react";
import { startFrames } from "@/components/ui/use-frames";
import { events } from "@/lib/cold-room/night";
import {
  atRest,
  type Game,
  type GameAction,
  isDecided,
  isRunning,
  play,
} from "@/lib/cold-room/visitors-night";

/** Where nothing may move, the night goes by in steps, so many seconds apart. */
const STEP_SECONDS = 1.5;

let game = atRest;
/** The same, but a new one only when a minute has begun or something was done. */
let gameOfMinute = atRest;
let stopFrames: (() => void) | undefined;
const listeners = new Set<() => void>();

/** The visitor's night. Hero, alert and closing panel are islands of their own: this module is what they share. */
export function useNight(): Game {
  return useSyncExternalStore(
    subscribe,
    () => game,
    () => atRest,
  );
}

/** The same for what has nothing to show between two minutes. */
export function useNightByMinute(): Game {
  return useSyncExternalStore(
    subscribe,
    () => gameOfMinute,
    () => atRest,
  );
}

/** Does something in the night, whose only clock runs as long as time goes by in it. */
export function dispatch(action: GameAction): void {
  game = play(game, action);
  const isTime = action.type === "advance" || action.type === "step";
  const isSameMinute = Math.floor(game.minute) === Math.floor(gameOfMinute.minute);
  if (!isTime || !isSameMinute || game.phase !== gameOfMinute.phase) gameOfMinute = game;
  if (!isRunning(game)) {
    stopFrames?.();
    stopFrames = undefined;
  } else stopFrames ??= startFrames(STEP_SECONDS, pass);
  for (const listener of listeners) listener();
}

function pass(seconds: number, isCalm: boolean) {
  // Who is away is told by the tab's title, and misses nothing that comes after.
  const isAwaited = !isDecided(game) && game.minute < events.alert.minute;
  if (document.hidden && !isAwaited) return;
  dispatch(isCalm ? { type: "step" } : { type: "advance", seconds });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

import { useEffect, useReducer } from "react";
import {
  closeDoor,
  type NightEventKind,
  type NightSample,
  simulateNight,
} from "@/lib/simulation/night";

export const night = simulateNight();

export function minuteOf(kind: NightEventKind): number {
  return night.events.find((event) => event.kind === kind)?.minute ?? NaN;
}

export const openedAt = minuteOf("doorLeftAjar");
export const alertAt = minuteOf("alert");
export const crossedAt = minuteOf("limitCrossed");
export const acknowledgedAt = minuteOf("acknowledged");
export const closedAfterAlert = minuteOf("doorClosed");

/** What it has come to in the morning if nobody closes the door. */
export const leftOpen = night.unattended.at(-1) ?? { air: NaN, stock: NaN };

/** `rest`: not begun. `told`: the alert is out, and waits for an answer. `over`: it is morning. */
export type Phase = "rest" | "playing" | "told" | "over";

export type Replay = {
  phase: Phase;
  /** Minutes since 18:00, with fractions while it plays. */
  minute: number;
  /** When the door is closed, if anybody does; in the future, once somebody has acknowledged. */
  closedAt: number | undefined;
  samples: NightSample[];
};

export type NightProps = ReturnType<typeof useReplay>;

type Action =
  | { type: "open" | "close" | "acknowledge" | "leave" | "rest" }
  | { type: "advance"; milliseconds: number }
  | { type: "step" };

const rest: Replay = {
  phase: "rest",
  minute: openedAt,
  closedAt: undefined,
  samples: night.unattended,
};

/** The night in which a door is left ajar, and what the visitor makes of it. */
export function useReplay() {
  const [replay, dispatch] = useReducer(reduce, rest);
  const isPlaying = replay.phase === "playing";

  useEffect(() => {
    if (!isPlaying) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      const timer = setInterval(() => dispatch({ type: "step" }), STEP_MILLISECONDS);
      return () => clearInterval(timer);
    }
    let last: number | undefined;
    let frame = requestAnimationFrame(function play(now) {
      // A tab that was away does not make up for it.
      const milliseconds = Math.min(now - (last ?? now), 100);
      dispatch({ type: "advance", milliseconds });
      last = now;
      frame = requestAnimationFrame(play);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  return { replay, dispatch };
}

const STEP_MILLISECONDS = 1_500;
/** Where the night stops when nothing may move. */
const steps = [
  crossedAt,
  crossedAt + 7,
  alertAt,
  closedAfterAlert,
  minuteOf("backBelowLimit"),
  night.lengthMinutes,
];

export function reduce(replay: Replay, action: Action): Replay {
  const { phase, minute } = replay;
  switch (action.type) {
    case "rest":
      return rest;
    case "open":
      return { ...rest, phase: "playing" };
    case "close": {
      const closedAt = Math.ceil(minute);
      return { ...replay, closedAt, samples: closeDoor(night, closedAt) };
    }
    case "acknowledge":
      if (replay.closedAt !== undefined) return { ...replay, phase: "playing" };
      return { ...replay, phase: "playing", closedAt: closedAfterAlert, samples: night.attended };
    case "leave":
      return { ...replay, phase: "playing" };
    case "advance":
      if (phase !== "playing") return replay;
      return arrive(replay, minute + (action.milliseconds / 1_000) * minutesPerSecond(minute));
    case "step":
      if (phase !== "playing") return replay;
      return arrive(replay, steps.find((step) => step > minute) ?? night.lengthMinutes);
  }
}

/** Slow enough to act on until the alert, quick through the small hours. */
function minutesPerSecond(minute: number): number {
  if (minute < alertAt) return 3.5;
  return minute < alertAt + 32 ? 9 : 90;
}

function arrive(replay: Replay, minute: number): Replay {
  if (replay.minute < alertAt && minute >= alertAt && isTold(replay.samples))
    return { ...replay, phase: "told", minute: alertAt };
  if (minute < night.lengthMinutes) return { ...replay, minute };
  return { ...replay, phase: "over", minute: night.lengthMinutes };
}

/** True if the night comes to an alert. */
export function isTold(samples: NightSample[]): boolean {
  return (samples[alertAt]?.air ?? 0) > night.high;
}

/** True if it was the alert that had the door closed, as it is in the night that is shown at rest. */
export function isClosedAfterAlert({ phase, closedAt }: Replay): boolean {
  return phase === "rest" || closedAt === closedAfterAlert;
}

/** True if somebody closes the door without waiting for an alert. */
export function isClosedBeforeAlert({ closedAt }: Replay): boolean {
  return closedAt !== undefined && closedAt <= alertAt;
}

/** What the room is at the replay's minute, to the tenth that the sensor reports. */
export function readingOf({ samples, minute }: Replay) {
  const { air, stock } = samples[Math.floor(minute)] ?? { air: NaN, stock: NaN };
  const isAbove = air > night.high;
  return { air, stock, isAbove, minutesAbove: isAbove ? Math.floor(minute) - crossedAt : 0 };
}

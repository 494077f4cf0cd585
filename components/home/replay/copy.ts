import { formatClock, formatTemperature } from "@/lib/format";
import { rooms } from "@/lib/simulation/rooms";
import { eventNames } from "@/components/charts/event-words";
import {
  alertAt,
  isClosedAfterAlert,
  isClosedBeforeAlert,
  isTold,
  night,
  openedAt,
  readingOf,
  type Replay,
} from "./use-replay";

export const room: string = rooms[0].name;

export function clock(minute: number): string {
  return formatClock(Math.floor(minute), night.startHour);
}

/** The large reading, what it is a reading of, whether it is beyond its limit, and its colour. */
export function headline(replay: Replay) {
  const { air, stock, isAbove, minutesAbove } = readingOf(replay);
  const { phase, minute } = replay;
  if (phase === "over") {
    const what = `Stock at ${clock(minute)}`;
    const isWarm = stock > night.high;
    return {
      value: formatTemperature(stock),
      what,
      isWarm,
      tone: isWarm ? "text-warm" : "text-cold",
    };
  }
  const above = minutesAbove ? `Above limit for ${minutesAbove}\u00a0min` : eventNames.limitCrossed;
  const what = isAbove ? above : `${room}, in range`;
  return {
    value: formatTemperature(air),
    what,
    isWarm: isAbove,
    tone: isAbove ? "text-warm" : "text-ink",
  };
}

/** What the night is about and, when it is over, what it has come to: two short sentences. */
export function story(replay: Replay): [string, string] {
  const { phase, samples, closedAt } = replay;
  if (phase !== "over")
    return [`The same night, from ${clock(openedAt)}\u00a0on.`, "What happens is up to you."];
  const told = isTold(samples) ? `Told at ${clock(alertAt)}` : "No alert";
  if (closedAt === undefined) return [`${told}, never closed.`, "The stock is too warm."];
  const closed = clock(closedAt);
  return [
    isTold(samples) && isClosedBeforeAlert(replay)
      ? `Closed at ${closed}, told at ${clock(alertAt)}.`
      : `${told}, closed at ${closed}.`,
    "The stock is still cold.",
  ];
}

/** What the warm lines at dawn come of. */
export function alternative(replay: Replay): string {
  return isClosedAfterAlert(replay) ? "Nobody told" : "Door left open";
}

/** What a screen reader is told, and only when something has happened. */
export function announcement(replay: Replay): string {
  const { phase, closedAt } = replay;
  const { value, what } = headline(replay);
  if (phase === "rest") return "";
  if (phase === "told") return `${clock(alertAt)} Alert. ${room} is ${value}. ${what}.`;
  const isOpen = closedAt === undefined;
  if (phase === "over") {
    const ending = isOpen ? "Nobody closed the door" : `Door closed at ${clock(closedAt)}`;
    return `${clock(replay.minute)}. ${ending}. Stock ${value}.`;
  }
  if (isOpen) return "The door is open.";
  const isBehind = replay.minute >= alertAt && isClosedBeforeAlert(replay);
  return `The door ${isBehind ? "was closed" : "closes"} at ${clock(closedAt)}.`;
}

/** What the one button says that is always there, and what it does, if anything at the moment. */
export function nextStep(replay: Replay) {
  const { phase, minute, closedAt } = replay;
  if (phase === "rest") return { label: "Leave the door open", type: "open" } as const;
  if (phase === "over") return { label: "Play the night again", type: "open" } as const;
  if (phase === "told") {
    const label = closedAt === undefined ? "Close the door" : "Acknowledge";
    return { label, type: "acknowledge" } as const;
  }
  if (closedAt === undefined) {
    if (minute < alertAt) return { label: "Close the door", type: "close" } as const;
    return { label: "The door stays open" } as const;
  }
  return { label: minute < closedAt ? "On the way there" : "The door is closed" } as const;
}

export function isDoorOpen({ phase, minute, closedAt }: Replay): boolean {
  return phase !== "rest" && (closedAt === undefined || minute < closedAt);
}

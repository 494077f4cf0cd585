import { formatTemperature } from "@/lib/format";
import { alertTexts, clock, events, night, room, sampleAt } from "./night";
import { verdictOf } from "./verdict";
import { type Game, isAlertOut, readingOf, WAITS_AT } from "./visitors-night";

/** What happens at the moment, beside the clock. */
export function statusText(game: Game): string {
  const minute = Math.floor(game.minute);
  const isAbove = readingOf(game).air > night.high;
  if (game.closedAt !== undefined)
    return `Door closed at ${clock(game.closedAt)}. ${isAbove ? "The air is falling." : "In range."}`;
  if (game.leftAt !== undefined) return "Door still open.";
  if (minute >= WAITS_AT) return "The door is still open. What do you do?";
  const minutesAbove = minute - events.crossed.minute;
  if (!isAbove) return "Door open. In range.";
  return minutesAbove > 0
    ? `Door open. Above limit for ${minutesAbove}\u00a0min.`
    : "Door open. Above limit.";
}

/** What a screen reader is told: the last thing that has happened and, if the alert follows the visitor, where it is. */
export function announcement(game: Game, isFollowed = false): string {
  const { phase, minute, closedAt, leftAt, acknowledgedAt } = game;
  if (phase === "rest") return "";
  if (phase === "over") return verdictOf(game).join("");
  if (closedAt !== undefined && !(closedAt < events.alert.minute && isAlertOut(game)))
    return `The door is closed at ${clock(closedAt)}.`;
  if (leftAt !== undefined) return "The door stays open.";
  const isWaiting = minute >= WAITS_AT;
  if (acknowledgedAt !== undefined && !(isWaiting && acknowledgedAt < WAITS_AT))
    return `Acknowledged at ${clock(acknowledgedAt)}.${closedAt === undefined ? " The door is still open." : ""}`;
  if (isWaiting) return `${clock(WAITS_AT)}. The door is still open. The night waits for you.`;
  if (isAlertOut(game)) {
    const said = `${clock(events.alert.minute)}. Alert. ${alertTexts(sampleAt(events.alert.minute, game.samples)).join(" ")}`;
    if (closedAt !== undefined) return said;
    return `${said} Close the door, or leave it open${isFollowed ? ": the alert is the first thing after the page’s header" : ""}.`;
  }
  if (minute >= events.crossed.minute)
    return `${clock(events.crossed.minute)}. The air is ${formatTemperature(events.crossed.air)}, above its limit of ${room.limit}.`;
  return `${clock(events.ajar.minute)}. The door is open.`;
}

import { formatTemperature } from "@/lib/format";
import { aboveFor, alertTexts, clock, events, room, sampleAt } from "./night";
import { verdictOf } from "./verdict";
import { type Game, isAlertDue, isAlertOut, stateOf, WAITS_AT } from "./visitors-night";

/** What the clock beside the device shows, and a sentence on what happens. At rest the night stands at its alert. */
export function statusOf(game: Game): readonly [time: string, isAlert: boolean, text: string] {
  const { phase, closedAt, leftAt } = game;
  const minute = phase === "rest" ? events.alert.minute : Math.floor(game.minute);
  const state = stateOf(game);
  if (phase === "over") return [clock(minute), false, whatYouDid(game)];
  if (leftAt !== undefined) return [clock(minute), false, "Door still open."];
  return [clock(minute), state === "Alert", text()];

  function text() {
    if (closedAt !== undefined)
      return `Door closed, ${state === "Normal" ? "in range" : "the air is falling"}.`;
    if (state === "Normal") return "Door open, in range.";
    if (phase === "playing" && minute >= WAITS_AT) return "The door is still open.";
    return aboveFor(minute - events.crossed.minute);
  }
}

/** What the visitor has made of the night that is over. */
export function whatYouDid(game: Game): string {
  if (game.closedAt === undefined) return "You left the door open.";
  return `You closed the door at ${clock(game.closedAt)}${isAlertDue(game) ? "" : ", before the alert"}.`;
}

/** What a screen reader is told: the last thing that has happened and, if the alert follows the visitor, where it is. */
export function announcement(game: Game, isFollowed = false): string {
  const { phase, minute, closedAt, leftAt } = game;
  if (phase === "rest") return "";
  if (phase === "over") return verdictOf(game).join("");
  if (closedAt !== undefined && !(closedAt < events.alert.minute && isAlertOut(game)))
    return `The door is closed at ${clock(closedAt)}.`;
  if (leftAt !== undefined) return "The door stays open.";
  if (minute >= WAITS_AT)
    return `${clock(WAITS_AT)}. The door is still open. The night waits for you.`;
  if (isAlertOut(game)) {
    const said = `${clock(events.alert.minute)}. Alert. ${alertTexts(sampleAt(events.alert.minute, game.samples)).join(" ")}`;
    if (closedAt !== undefined) return said;
    return `${said} Close the door, or leave it open${isFollowed ? ": the alert is the first thing after the page’s header" : ""}.`;
  }
  if (minute >= events.crossed.minute)
    return `${clock(events.crossed.minute)}. The air is ${formatTemperature(events.crossed.air)}, above its limit of ${room.limit}.`;
  return `${clock(events.ajar.minute)}. The door is open.`;
}

import { formatTemperature } from "@/lib/format";
import { clock } from "./clock";
import { events, room } from "./incident";
import { aboveLimitFor, alertMessage } from "./words";
import { type Game, isAlertDue, isAlertOut, stateOf, WAITS_AT } from "./visitors-night";

/** What the clock beside the device shows, and a sentence on what happens. At rest the night stands at its alert. */
export function statusOf(game: Game): readonly [time: string, text: string] {
  const { phase, closedAt, leftAt } = game;
  const minute = phase === "rest" ? events.alerted.minute : Math.floor(game.minute);
  const state = stateOf(game);
  if (phase === "over") return [clock(minute), whatYouDid(game)];
  if (leftAt !== undefined) return [clock(minute), "Door still open."];
  return [clock(minute) + (state === "Alert" ? " Alert" : ""), text()];

  function text() {
    if (closedAt !== undefined)
      return `Door closed, ${state === "Normal" ? "in range" : "the air is falling"}.`;
    if (state === "Normal") return "Door open, in range.";
    if (phase === "playing" && minute >= WAITS_AT) return "The door is still open.";
    return aboveLimitFor(minute - events.limitExceeded.minute);
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
  if (phase === "over") return whatYouDid(game);
  if (closedAt !== undefined && !(closedAt < events.alerted.minute && isAlertOut(game)))
    return `The door is closed at ${clock(closedAt)}.`;
  if (leftAt !== undefined) return "The door stays open.";
  if (minute >= WAITS_AT)
    return `${clock(WAITS_AT)}. The door is still open. The night waits for you.`;
  if (isAlertOut(game)) {
    const said = `${clock(events.alerted.minute)}. Alert. ${alertMessage}`;
    if (closedAt !== undefined) return said;
    return `${said} Close the door, or leave it open${isFollowed ? ": the alert is the first thing after the page’s header" : ""}.`;
  }
  if (minute >= events.limitExceeded.minute)
    return `${clock(events.limitExceeded.minute)}. The air is ${formatTemperature(events.limitExceeded.air)}, above its limit of ${room.limit}.`;
  return `${clock(events.doorOpened.minute)}. The door is open.`;
}

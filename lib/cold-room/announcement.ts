import { clock } from "./clock";
import { judgedNight, type Session, shownState } from "./session";
import { verdict } from "./verdict";
import { noticeWords } from "./words";

/**
 * Returns what a screen reader announces: first nothing, then the last notice about the shown room, finally the
 * verdict.
 */
export function announcement(session: Session): string {
  if (session.phase === "finished") return verdict(judgedNight(session)).join("");
  const state = shownState(session);
  const last = state.events.findLast((event) => noticeWords(event, state));
  const words = last && noticeWords(last, state);
  if (!words) return "";
  return `${clock(last.at)}. ${state.room.name}: ${words.name}. ${words.detail}`.trimEnd();
}

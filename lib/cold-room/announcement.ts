import { clock } from "./clock";
import { judgedNight, type Session, shownState } from "./session";
import { verdict } from "./verdict";
import { noticeWords } from "./words";

/** What a screen reader announces: the last notice about the shown room, at the end the verdict, at first nothing. */
export function announcement(session: Session): string {
  if (session.phase === "finished") return verdict(judgedNight(session)).join("");
  const state = shownState(session);
  const last = state.events.findLast((event) => noticeWords(event, state));
  const words = last && noticeWords(last, state);
  if (!words) return "";
  return `${clock(last.at)}. ${state.room.name}: ${words.name}. ${words.detail}`.trimEnd();
}

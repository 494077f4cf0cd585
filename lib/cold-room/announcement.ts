import { clock } from "./clock";
import { judgedNight, type Session, shownRoom } from "./session";
import { verdict } from "./verdict";
import { noticeWords } from "./words";

/** What a screen reader announces: the last notice about the shown room, at the end the verdict, at first nothing. */
export function announcement(session: Session): string {
  if (session.phase === "finished") return verdict(judgedNight(session)).join("");
  const simulated = shownRoom(session);
  const last = simulated.events.findLast((event) => noticeWords(event, simulated));
  const words = last && noticeWords(last, simulated);
  if (!words) return "";
  return `${clock(last.at)}. ${simulated.room.name}: ${words.name}. ${words.detail}`.trimEnd();
}

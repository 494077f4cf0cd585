import { clock } from "./clock";
import { room } from "./room";
import { type Session, stateNow } from "./session";
import { verdict } from "./verdict";
import { noticeNames } from "./words";

/** Returns what a screen reader announces: first nothing, then the last notice, finally the verdict. */
export function announcement(session: Session): string {
  if (session.phase === "finished") {
    const { title, line } = verdict(session.night);
    return `${title} ${line}`;
  }
  const last = stateNow(session).events.findLast(({ fault }) => !fault);
  return last && !last.fault ? `${clock(last.at)}. ${room.name}: ${noticeNames[last.kind]}.` : "";
}

import { clock } from "./clock";
import { room } from "./room";
import { type Session, stateNow } from "./session";
import { verdict } from "./verdict";
import { noticeNames, roomStatus } from "./words";

/** Returns what a screen reader announces: first nothing, then the last notice, finally the verdict. */
export function announcement(session: Session): string {
  if (session.phase === "finished") {
    const { title, line } = verdict(session.night);
    return `${title} ${line}`;
  }
  const state = stateNow(session);
  const last = state.events.findLast(({ fault }) => !fault);
  if (!last || last.fault) return "";
  const [, sentence] = roomStatus(state);
  return `${clock(last.at)}. ${room.name}: ${noticeNames[last.kind]}. ${sentence}`.trimEnd();
}

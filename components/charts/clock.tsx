import { clock } from "@/lib/cold-room/clock";
import { type SessionStore, useSession } from "@/lib/cold-room/use-session";

/** The time of a session. */
export function Clock({ store }: { store: SessionStore }) {
  return clock(useSession(store, "minute").minute);
}

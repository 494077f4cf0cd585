"use client";

import { NightChart } from "@/components/charts/night-chart";
import { initialSession } from "@/lib/cold-room/session";
import { useSession } from "@/lib/cold-room/use-session";
import { announcement } from "@/lib/cold-room/words";
import { ColdRoom } from "./cold-room";
import { OnCall } from "./on-call";
import { Reading } from "./reading";

/** The interactive demo: a room to break, its reading and its night, and the alert of the person on call. */
export function Demo() {
  const [session, update] = useSession(initialSession);
  return (
    <figure className="demo-figure">
      <ColdRoom session={session} update={update} />
      <Reading session={session} update={update} />
      <div className="demo-night">
        <NightChart session={session} />
      </div>
      <OnCall session={session} update={update} />
      <p role="status" className="sr-only">
        {announcement(session)}
      </p>
    </figure>
  );
}

"use client";

import { NightChart } from "@/components/charts/night-chart";
import { announcement } from "@/lib/cold-room/outcome";
import { initialSession } from "@/lib/cold-room/session";
import { useSession, useSessionStore } from "@/lib/cold-room/use-session";
import { ColdRoom } from "./cold-room";
import { OnCall } from "./on-call";
import { Reading } from "./reading";

/** The interactive demo: a room to break, its reading and its night, and the alert of the person on call. */
export function Demo() {
  const store = useSessionStore(initialSession);
  return (
    <figure className="demo-figure">
      <ColdRoom store={store} />
      <Reading store={store} />
      <div className="demo-night">
        <NightChart store={store} />
      </div>
      <OnCall store={store} />
      <p role="status" className="sr-only">
        {announcement(useSession(store, "event"))}
      </p>
    </figure>
  );
}

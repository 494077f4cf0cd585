"use client";

import { NightChart } from "@/components/charts/night-chart";
import { DelayBar } from "@/components/ui/delay-bar";
import { handOnFocus } from "@/components/ui/hand-on-focus";
import { statusColors } from "@/components/ui/status-colors";
import { clock } from "@/lib/cold-room/clock";
import { isOffline, room, type RoomState } from "@/lib/cold-room/night";
import { initialSession, type Session, stateNow } from "@/lib/cold-room/session";
import { useSession } from "@/lib/cold-room/use-session";
import { announcement, roomStatus } from "@/lib/cold-room/words";
import { formatTemperature } from "@/lib/format";
import { FaultControls } from "./fault-controls";
import { NightVerdict } from "./night-verdict";
import { OnCallPhone } from "./on-call-phone";

/** What the parts of the demo get: the session, and a function that applies a visitor's action to it. */
export type DemoProps = {
  session: Session;
  update: (action: (session: Session) => Session) => void;
};

/** The interactive demo: fault controls, the chart of the room, and the phone of the person on call. */
export function Demo() {
  const [session, update] = useSession(initialSession);
  const isFinished = session.phase === "finished";
  return (
    <figure className="demo-console">
      <div className="flex min-w-0 flex-col [grid-area:screen] sm:px-5 sm:pt-4.5 flat:px-4 flat:pt-2">
        <RoomReading state={stateNow(session)} />
        <div className="min-h-48 flex-1 pt-4 pb-10">
          <NightChart session={session} />
        </div>
      </div>
      {/* At 06:00 the verdict replaces the controls. */}
      <div
        key={String(isFinished)}
        ref={handOnFocus}
        className="demo-part [grid-area:controls] sm:border-t desk:border-t-0 desk:border-l print:hidden no-js:hidden flat:border-t-0 flat:border-l"
      >
        {isFinished ? (
          <NightVerdict session={session} update={update} />
        ) : (
          <FaultControls session={session} update={update} />
        )}
      </div>
      <OnCallPhone session={session} update={update} />
      <p role="status" className="sr-only">
        {announcement(session)}
      </p>
    </figure>
  );
}

/** The last reading that reached the cloud, what it means, and a progress bar while the alert delay runs. */
function RoomReading({ state }: { state: RoomState }) {
  const { minute, faults, condition, last } = state;
  const [known, detail] = roomStatus(state);
  const color = isOffline(state) ? "text-muted" : statusColors[condition.status];
  return (
    <div className="flex min-h-17 items-center gap-3.5">
      <p
        translate="no"
        className={`min-w-[2.75em] shrink-0 text-[min(2.75rem,11vw)] leading-none font-medium lg:text-[4rem] low:text-[2.75rem] flat:text-[2rem] ${color}`}
      >
        {formatTemperature(last.air)}
      </p>
      <div className="min-w-0 flex-1 text-compact leading-snug">
        <p>
          <b data-testid="clock" translate="no" className="block text-ink">
            {clock(minute)}
          </b>{" "}
          <b className={`block ${color}`}>
            <span>{known}</span>
          </b>{" "}
          <span>{detail}</span>
        </p>
        {condition.status === "exceeded" && !isOffline(state) && (
          <DelayBar
            minutes={room.delay}
            waited={(faults.includes("internet") ? last.minute : minute) - condition.since}
            className="mt-1.5 max-w-60"
          />
        )}
      </div>
    </div>
  );
}

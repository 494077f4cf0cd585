"use client";

import { heroFrame, NightChart } from "@/components/charts/night-chart";
import { AlertCard } from "@/components/ui/alert-card";
import { FaultIcon } from "@/components/ui/fault-icon";
import { handOnFocus, NEXT_FOCUS, showInView } from "@/components/ui/hand-on-focus";
import { statusColors } from "@/components/ui/status-colors";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { incident, moments } from "@/lib/cold-room/incident";
import { stateAt } from "@/lib/cold-room/night";
import {
  declineRepair,
  initialSession,
  isWaiting,
  type Session,
  setFaults,
} from "@/lib/cold-room/session";
import { useSession } from "@/lib/cold-room/use-session";
import { announcement, callOf, roomStatus, verdict } from "@/lib/cold-room/words";
import { HeroDevice } from "./hero-device";

/** At rest the page shows the whole reference incident. */
const atRest: Session = { night: incident.attended, minute: NIGHT_MINUTES, phase: "finished" };

/** The night of the first screen: the reference incident, then the one in which the visitor opens the door. */
export function HeroNight() {
  const [session, update] = useSession(atRest);
  const { night, phase } = session;
  const isAtRest = session === atRest;
  const isFinished = phase === "finished" && !isAtRest;
  const minute = isAtRest ? moments.alerted.minute : session.minute;
  const state = stateAt(night, minute);
  const isOpen = phase !== "finished" && state.faults.length > 0;
  const call = isWaiting(session) ? callOf(state) : undefined;
  const [known, detail] = roomStatus(state);
  const { outcome, title, line } = verdict(night);

  function handleDoor() {
    if (phase === "finished") update(() => setFaults(initialSession, ["door"], true));
    else update((now) => setFaults(now, ["door"], !isOpen));
  }

  return (
    <div className="hero-night contents">
      <div className="hero-plot">
        <div className="hero-chart">
          {!isFinished && (
            <p className="hero-caption text-[min(.9375rem,3.9vw)] leading-snug tab:text-lg flat:text-base">
              <b
                translate="no"
                className="block text-[min(1.375rem,6vw)] leading-tight tab:text-section flat:text-heading"
              >
                {clock(minute)}
              </b>{" "}
              <b className={statusColors[state.condition.status]}>
                <span>{known}</span>
              </b>{" "}
              <span>{detail}</span>
            </p>
          )}
          <NightChart session={session} frame={heroFrame} />
          <HeroDevice night={night} minute={minute} />
        </div>
      </div>
      <div className="hero-controls needs-island print:hidden">
        {call ? (
          <AlertCard
            {...call}
            className="flex w-full max-w-[44rem] flex-wrap items-center gap-x-3 gap-y-3 *:flex-[1_1_12rem] desk:gap-x-6"
          >
            <p ref={showInView} className="flex min-w-[min(100%,15.25rem)] flex-wrap gap-2">
              <button
                ref={handOnFocus}
                id={NEXT_FOCUS}
                type="button"
                className="button min-h-12 grow px-1.5 text-base"
                onClick={handleDoor}
              >
                Close the door
              </button>
              <button
                ref={handOnFocus}
                type="button"
                className="button-size min-h-12 grow button-outline px-1.5 text-base"
                onClick={() => update(declineRepair)}
              >
                Leave it open
              </button>
            </p>
          </AlertCard>
        ) : (
          <>
            {isFinished && (
              <p ref={showInView} className="max-w-max flex-[1_1_15rem]">
                <b
                  className={`block text-heading tracking-normal [font-kerning:none] tab:text-section ${outcome === "lost" ? "text-warm" : "text-cold"}`}
                >
                  {title}
                </b>{" "}
                <span>{line}</span>
              </p>
            )}
            <button
              ref={handOnFocus}
              id={NEXT_FOCUS}
              type="button"
              className="button-size min-h-12 button-outline text-base max-tab:w-full"
              // The second press of a double click would close the door again.
              onClick={({ detail }) => detail > 1 || handleDoor()}
            >
              <FaultIcon fault="door" width="20" height="20" className="mr-2.5 -ml-1 shrink-0" />
              <span>
                {isFinished ? "Again" : isOpen ? "Close the door" : "Leave the door open"}
              </span>
            </button>
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {isAtRest ? "" : announcement(session)}
      </p>
    </div>
  );
}

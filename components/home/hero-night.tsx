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

/** The type of the clock and of the verdict. */
const large =
  "text-[min(7.6vw,3rem)] leading-[1.05] tracking-[-.027em] [font-kerning:none] md:text-[max(1.75rem,min(3.5rem,3.7vw,6svh-6px))]";

/** The night of the first screen: the reference incident, then the one in which the visitor opens the door. */
export function HeroNight() {
  const [session, update] = useSession(atRest);
  const { night, phase } = session;
  const isAtRest = session === atRest;
  const isRunning = phase !== "finished";
  const isJudged = !isRunning && !isAtRest;
  const minute = isAtRest ? moments.alerted.minute : session.minute;
  const state = stateAt(night, minute);
  const isOpen = isRunning && state.faults.length > 0;
  const call = isWaiting(session) ? callOf(state) : undefined;
  const [known, detail] = roomStatus(state);
  const { outcome, title, line } = verdict(night);

  function handleDoor() {
    update((now) => setFaults(isRunning ? now : initialSession, ["door"], !isOpen));
  }

  return (
    <div className="hero-night contents" data-running={isRunning || undefined}>
      <div className="hero-plot relative mt-3 mb-9.5 md:col-span-2 md:col-start-1 md:row-span-3 md:row-start-1 md:mt-0">
        <NightChart session={session} frame={heroFrame} />
        <HeroDevice night={night} minute={minute} />
      </div>
      {/* Everything that happens stands here. The height is reserved, so that nothing below moves. */}
      <div className="z-1 ml-(--gutter) min-h-40 md:col-start-2 md:row-start-1 md:mb-3 md:ml-5 md:h-[clamp(10rem,22svh,13rem)] md:self-end">
        {call ? (
          <div ref={showInView} className="max-w-[27rem]">
            <AlertCard {...call}>
              <p className="mt-3 grid grid-cols-2 gap-2 print:hidden">
                <button
                  ref={handOnFocus}
                  id={NEXT_FOCUS}
                  type="button"
                  className="button min-h-12 px-1.5 text-base"
                  onClick={handleDoor}
                >
                  Close the door
                </button>
                <button
                  ref={handOnFocus}
                  type="button"
                  className="button-size min-h-12 button-outline px-1.5 text-base"
                  onClick={() => update(declineRepair)}
                >
                  Leave it open
                </button>
              </p>
            </AlertCard>
          </div>
        ) : (
          <>
            <p className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 tab:gap-x-5">
              <b translate="no" className={large}>
                {clock(minute)}
              </b>
              <button
                ref={handOnFocus}
                id={NEXT_FOCUS}
                type="button"
                className="needs-island button-size min-h-12 button-outline text-base max-tab:grow max-tab:px-3 print:hidden"
                // The second press of a double click would close the door again.
                onClick={({ detail }) => detail > 1 || handleDoor()}
              >
                {!isJudged && (
                  <FaultIcon fault="door" width="20" height="20" className="mr-2.5 -ml-1" />
                )}
                <span>
                  {isJudged ? "Again" : isOpen ? "Close the door" : "Leave the door open"}
                </span>
              </button>
            </p>
            {isJudged ? (
              <p ref={showInView}>
                <b className={`${large} block ${outcome === "lost" ? "text-warm" : "text-cold"}`}>
                  {title}
                </b>{" "}
                <span className="mt-2 block">{line}</span>
              </p>
            ) : (
              <p>
                <b className={statusColors[state.condition.status]}>{known}</b>{" "}
                <span>{detail}</span>
              </p>
            )}
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {isAtRest ? "" : announcement(session)}
      </p>
    </div>
  );
}

"use client";

import { NightChart } from "@/components/charts/night-chart";
import { heroFrame } from "@/components/charts/night-plot";
import { AlertCard } from "@/components/ui/alert-card";
import { handOnFocus, NEXT_FOCUS, showInView } from "@/components/ui/hand-on-focus";
import { Icon } from "@/components/ui/icon";
import { statusColors } from "@/components/ui/status-colors";
import { clock } from "@/lib/cold-room/clock";
import { incident, moments } from "@/lib/cold-room/incident";
import { announcement, verdict } from "@/lib/cold-room/outcome";
import { isCall } from "@/lib/cold-room/night";
import {
  declineRepair,
  initialSession,
  type Session,
  setFaults,
  stateNow,
} from "@/lib/cold-room/session";
import { useSession, useSessionStore } from "@/lib/cold-room/use-session";
import { callOf, faultCopy, roomStatus } from "@/lib/cold-room/words";
import { HeroDevice } from "./hero-device";

/** At rest the page shows the whole reference incident, and what was known at its alert. */
const atRest: Session = {
  ...initialSession,
  night: incident.attended,
  minute: moments.alerted.minute,
  phase: "finished",
};

const { cause, repair, leave } = faultCopy.door;

/** The type of the clock and of the verdict. */
const large =
  "text-[min(1.375rem,6vw)] leading-[1.1] [font-kerning:none] tab:text-section md:text-[max(1.75rem,min(2.875rem,2.55vw,6svh-6px))] md:leading-[1.05] md:tracking-[-.027em]";

/** The night of the first screen: the reference incident, then the one in which the visitor opens the door. */
export function HeroNight() {
  const store = useSessionStore(atRest);
  const session = useSession(store);
  const { night, phase } = session;
  const isAtRest = session === atRest;
  const isRunning = phase !== "finished";
  const isJudged = !isRunning && !isAtRest;
  const state = stateNow(session);
  const isOpen = isRunning && state.faults.length > 0;
  const call = phase === "waiting" ? callOf(state) : undefined;
  const [known, detail] = roomStatus(state);
  const result = isJudged ? verdict(night) : undefined;

  function handleDoor() {
    store.update((now) => setFaults(isRunning ? now : initialSession, ["door"], !isOpen));
  }

  return (
    <div className="hero-night contents" data-alerted={Boolean(call) || undefined}>
      <div className="hero-plot relative mt-3 md:mt-0 md:mb-9.5">
        <NightChart store={store} frame={heroFrame} />
        <HeroDevice night={night} minute={state.last.minute} />
      </div>
      {/* On a wide window it does not change the height of its row, which is that of the plot. */}
      <div className="contents md:z-1 md:col-start-2 md:row-start-1 md:ml-5 md:grid md:h-0 md:grid-cols-[auto_1fr] md:content-start md:items-center md:justify-items-start md:gap-x-[clamp(12px,1.4vw,24px)] md:pt-(--top)">
        <p
          className={`hero-now z-1 self-start text-[min(.9375rem,3.9vw)] leading-snug tab:text-lg md:contents md:text-md ${isJudged ? "max-md:hidden" : call ? "md:hidden" : ""}`}
        >
          <b translate="no" className={`block ${large}`}>
            {clock(session.minute)}
          </b>{" "}
          {(isAtRest || (isRunning && !state.events.some(isCall))) && (
            <span className="col-span-2 mt-1.5 block">
              <b className={statusColors[state.condition.status]}>{known}</b> <span>{detail}</span>
            </span>
          )}
        </p>
        {/* Below the labels of the hours. The row is high enough for the alert. */}
        <div className="hero-controls mt-9.5 ml-(--gutter) flex needs-island flex-wrap content-start items-center gap-x-8 gap-y-3 md:contents print:hidden">
          {call ? (
            <div ref={showInView} className="w-full max-w-[44rem] md:col-span-2 md:max-w-[28rem]">
              <AlertCard {...call}>
                <p className="grid grid-cols-2 gap-2">
                  <button
                    ref={handOnFocus}
                    id={NEXT_FOCUS}
                    type="button"
                    className="button min-h-12 px-1 text-base md:max-lg:text-compact"
                    onClick={handleDoor}
                  >
                    {repair}
                  </button>
                  <button
                    ref={handOnFocus}
                    type="button"
                    className="button-size min-h-12 button-outline px-1 text-base md:max-lg:text-compact"
                    onClick={() => store.update(declineRepair)}
                  >
                    {leave}
                  </button>
                </p>
              </AlertCard>
            </div>
          ) : (
            <>
              {result && (
                <p
                  ref={showInView}
                  className="max-w-max flex-[1_1_15rem] md:col-span-2 md:row-start-2 md:mt-2"
                >
                  <b
                    className={`${large} block ${result.outcome === "lost" ? "text-warm" : "text-cold"}`}
                  >
                    {result.title}
                  </b>{" "}
                  <span className="mt-1.5 block leading-snug">{result.line}</span>
                </p>
              )}
              <button
                ref={handOnFocus}
                id={NEXT_FOCUS}
                type="button"
                className="button-size min-h-12 button-outline text-base max-tab:w-full md:col-start-2 md:row-start-1 md:max-lg:px-2 md:max-lg:text-compact"
                // The second press of a double click would close the door again.
                onClick={({ detail }) => detail > 1 || handleDoor()}
              >
                {!isJudged && <Icon {...doorIcon} className="mr-2.5 -ml-1 md:max-lg:hidden" />}
                <span>{isJudged ? "Again" : isOpen ? repair : cause}</span>
              </button>
              {isAtRest && (
                <p className="w-full text-compact max-md:order-first md:col-span-2 md:row-start-3 md:mt-1">
                  The button replays the night.
                </p>
              )}
            </>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isAtRest ? "" : announcement(session)}
      </p>
    </div>
  );
}

const doorIcon = {
  viewBox: "0 0 24 24",
  width: 20,
  height: 20,
  d: "M4 21h16M6 21V4l9-1.5V21M15 5h3v16M12 11.5v1.5",
};

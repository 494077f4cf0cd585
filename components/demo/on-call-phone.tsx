import { AlertCard } from "@/components/ui/alert-card";
import { handOnFocus, showInView } from "@/components/ui/hand-on-focus";
import { Phone } from "@/components/ui/phone";
import { clock } from "@/lib/cold-room/clock";
import { isOffline, isUnanswered, room } from "@/lib/cold-room/night";
import {
  acknowledgeAlert,
  declineRepair,
  isWaiting,
  type Session,
  setFaults,
  stateNow,
} from "@/lib/cold-room/session";
import { callOf, choiceOf } from "@/lib/cold-room/words";
import { formatTemperature } from "@/lib/format";
import type { DemoProps } from "./demo";

/** The phone with the call that is not over or, if there is none, the time and the last reading. */
export function OnCallPhone({ session, update }: DemoProps) {
  const state = stateNow(session);
  const call = callOf(state);
  // An alert is acknowledged first. Then the same button repairs what is broken.
  const isUnseen = isUnanswered(state) && !isOffline(state);
  const choice = choiceOf(state.faults);
  const label = isUnseen ? "Acknowledge" : choice?.repair;
  const repair = (now: Session) => setFaults(now, state.faults, false);
  return (
    <section
      aria-labelledby="phone"
      className="demo-part [grid-area:phone] max-desk:pb-0 sm:border-t sm:border-l"
    >
      <Phone className="demo-phone text-compact leading-snug">
        <h2
          id="phone"
          className="pt-1 text-center text-xs font-normal text-balance text-muted flat:sr-only"
        >
          The phone of the person on call
        </h2>
        <div className="my-auto">
          {call ? (
            <AlertCard {...call}>
              {label && session.phase !== "finished" && (
                <div ref={showInView} className="mt-2 flex flex-wrap gap-2">
                  <button
                    ref={handOnFocus}
                    type="button"
                    // The second press of a double click would repair at once.
                    onClick={({ detail }) =>
                      detail > 1 || update(isUnseen ? acknowledgeAlert : repair)
                    }
                    className="button min-h-11 flex-auto px-1 text-compact"
                  >
                    {label}
                  </button>
                  {isWaiting(session) && (
                    <button
                      ref={handOnFocus}
                      type="button"
                      onClick={() => update(declineRepair)}
                      className="button-size min-h-11 flex-auto touch-manipulation button-outline px-1 text-compact"
                    >
                      {choice?.leave}
                    </button>
                  )}
                </div>
              )}
            </AlertCard>
          ) : (
            <>
              <p
                aria-hidden="true"
                translate="no"
                className="text-center text-[min(3.25rem,22vw)] leading-[1.3] font-medium text-ink"
              >
                {clock(session.minute)}
              </p>
              <p className="text-center">
                <span>{`${room.name} ${formatTemperature(state.last.air)}.`}</span>{" "}
                <span className="block flat:inline">No alert.</span>
              </p>
            </>
          )}
        </div>
      </Phone>
    </section>
  );
}

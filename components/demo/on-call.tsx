import { AlertCard } from "@/components/ui/alert-card";
import { handOnFocus, NEXT_FOCUS, showInView } from "@/components/ui/hand-on-focus";
import { isOffline, isUnanswered, room } from "@/lib/cold-room/night";
import {
  acknowledgeAlert,
  declineRepair,
  initialSession,
  type Session,
  setFaults,
  stateNow,
} from "@/lib/cold-room/session";
import { type SessionStore, useSession } from "@/lib/cold-room/use-session";
import { callOf, choiceOf } from "@/lib/cold-room/words";

const place = "[grid-area:call] border-border pb-2 max-tab:mt-2 tab:border-l tab:px-6 tab:pb-5";

/** The place of the alert of the person on call. At 06:00 it has what a visitor can do next. */
export function OnCall({ store }: { store: SessionStore }) {
  const session = useSession(store);
  const { update } = store;
  const state = stateNow(session);
  const call = callOf(state);
  // An alert is acknowledged first. Then the same button repairs what is broken.
  const isUnseen = isUnanswered(state) && !isOffline(state);
  const choice = choiceOf(state.faults);
  const label = isUnseen ? "Acknowledge" : choice?.repair;
  const repair = (now: Session) => setFaults(now, state.faults, false);

  if (session.phase === "finished")
    return (
      <p ref={handOnFocus} className={`actions content-start pt-3 md:content-center ${place}`}>
        <a id={NEXT_FOCUS} href="/contact-us" className="button">
          Get a quotation
        </a>
        <button type="button" onClick={() => update(() => initialSession)} className="action-link">
          Play again
        </button>
      </p>
    );

  return (
    <section aria-labelledby="on-call" className={`flex flex-col no-js:hidden ${place}`}>
      <h2 id="on-call" className="mb-1.5 text-label font-normal">
        {`The person on call${state.condition.status === "alert" && state.condition.isAcknowledged ? " has seen it" : ""}`}
      </h2>
      {call ? (
        // The margin scrolls the reading and the plot into view with it.
        <div ref={showInView} className="scroll-mt-72">
          <AlertCard {...call}>
            {label && (
              <div className="flex flex-wrap gap-2 *:min-h-11 *:flex-auto *:px-2 *:text-compact">
                <button
                  ref={handOnFocus}
                  type="button"
                  // The second press of a double click would repair at once.
                  onClick={({ detail }) =>
                    detail > 1 || update(isUnseen ? acknowledgeAlert : repair)
                  }
                  className="button"
                >
                  {label}
                </button>
                {session.phase === "waiting" && (
                  <button
                    ref={handOnFocus}
                    type="button"
                    onClick={() => update(declineRepair)}
                    className="button-size touch-manipulation button-outline"
                  >
                    {choice?.leave}
                  </button>
                )}
              </div>
            )}
          </AlertCard>
        </div>
      ) : (
        <p className="grid flex-1 place-items-center rounded-[14px] border border-border px-3.5 py-3 text-muted">
          {`All quiet. An alert appears here ${room.delay}\u00a0min after a limit is passed.`}
        </p>
      )}
    </section>
  );
}

import { AlertCard } from "@/components/ui/alert-card";
import { handOnFocus } from "@/components/ui/hand-on-focus";
import { Phone } from "@/components/ui/phone";
import { usePressGuard } from "@/components/ui/use-press-guard";
import { clock } from "@/lib/cold-room/clock";
import { isOffline, isUnanswered, room, type RoomState } from "@/lib/cold-room/night";
import {
  acknowledgeAlert,
  declineRepair,
  isWaiting,
  type Session,
  setFaults,
  stateNow,
} from "@/lib/cold-room/session";
import { callOf, faultCopy } from "@/lib/cold-room/words";
import { formatTemperature } from "@/lib/format";
import type { DemoProps } from "./demo";

/** The phone with the call that is not over or, if there is none, the time and the last reading. */
export function OnCallPhone({ session, update }: DemoProps) {
  const state = stateNow(session);
  const call = callOf(state);
  const action = session.phase === "finished" ? undefined : actionOf(state);
  // An alert can be acknowledged as soon as it arrives. The repair then appears on the same button, and must ignore the
  // second tap of a double tap.
  const isTooSoon = usePressGuard(isUnanswered(state));
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
          <p
            aria-hidden="true"
            translate="no"
            className={`text-center text-[3.25rem] leading-[1.3] font-medium tracking-[-.03em] text-ink ${call ? "max-desk:hidden low:hidden" : ""}`}
          >
            {clock(session.minute)}
          </p>
          {call ? (
            <AlertCard {...call}>
              {action && (
                <div className="mt-2 flex flex-wrap gap-2">
                  <button
                    ref={handOnFocus}
                    type="button"
                    onClick={() => isTooSoon() || update(action.run)}
                    className="button min-h-11 flex-auto px-2 text-compact"
                  >
                    {action.label}
                  </button>
                  {isWaiting(session) && (
                    <button
                      ref={handOnFocus}
                      type="button"
                      onClick={() => isTooSoon() || update(declineRepair)}
                      className="button-size min-h-11 flex-auto touch-manipulation button-outline px-2 text-compact"
                    >
                      Nobody acts
                    </button>
                  )}
                </div>
              )}
            </AlertCard>
          ) : (
            <p className="text-center">
              <span>{`${room.name} ${formatTemperature(state.last.air)}.`}</span>{" "}
              <span className="block flat:inline">No alert.</span>
            </p>
          )}
        </div>
      </Phone>
    </section>
  );
}

type Action = { label: string; run: (session: Session) => Session };

/** Returns the acknowledgement of an alert or, once it is acknowledged, the repair of what is broken. */
function actionOf(state: RoomState): Action | undefined {
  const { faults } = state;
  const [fault] = faults;
  if (isUnanswered(state) && !isOffline(state))
    return { label: "Acknowledge", run: acknowledgeAlert };
  if (!fault) return undefined;
  const label = faults.length > 1 ? "Repair everything" : faultCopy[fault].repair;
  return { label, run: (session) => setFaults(session, faults, false) };
}

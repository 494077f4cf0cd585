import { AlertCard } from "@/components/ui/alert-card";
import { Phone } from "@/components/ui/phone";
import { usePressGuard } from "@/components/ui/use-press-guard";
import { clock } from "@/lib/cold-room/clock";
import { room } from "@/lib/cold-room/room";
import { isOffline, isUnanswered, type RoomState } from "@/lib/cold-room/room-state";
import {
  acknowledgeAlert,
  declineRepair,
  isWaiting,
  type Session,
  setFaults,
  stateNow,
} from "@/lib/cold-room/session";
import { beyondLimit, faultCopy, noticeNames } from "@/lib/cold-room/words";
import { formatTemperature } from "@/lib/format";
import { demoStore, useDemoSession } from "./demo-store";
import { handOnFocus } from "./hand-on-focus";

/** The phone with the call that is not over or, if there is none, the time and the last reading. */
export function OnCallPhone() {
  const session = useDemoSession();
  const state = stateNow(session);
  const call = callOf(state);
  const action = session.phase === "finished" ? undefined : actionOf(state);
  // An alert can be acknowledged as soon as it arrives. The repair then appears on the same button, and must ignore the
  // second tap of a double tap.
  const isTooSoon = usePressGuard(isUnanswered(state));
  return (
    <section aria-labelledby="phone" className="demo-on-call">
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
                    onClick={() => isTooSoon() || demoStore.update(action.run)}
                    className="button min-h-11 flex-auto px-2 text-compact"
                  >
                    {action.label}
                  </button>
                  {isWaiting(session) && (
                    <button
                      ref={handOnFocus}
                      type="button"
                      onClick={() => isTooSoon() || demoStore.update(declineRepair)}
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

/** Returns the words of the call that is not over, if there is one. Missing readings hide what they would tell. */
function callOf(state: RoomState) {
  const { condition, events, last, uploadedAt } = state;
  if (!isOffline(state) && condition.status !== "alert") return undefined;
  const kind = isOffline(state) ? "offline" : isUnanswered(state) ? "alerted" : "acknowledged";
  const at = events.findLast((event) => event.kind === kind)?.at ?? NaN;
  return {
    title: noticeNames[kind],
    aside: clock(at),
    sentences:
      kind === "offline"
        ? ([`${room.name}.`, `Last reading at ${clock(uploadedAt)}.`] as const)
        : ([
            `${room.name} is${last.minute > at ? " now" : ""} ${formatTemperature(last.air)}.`,
            beyondLimit(state),
          ] as const),
  };
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

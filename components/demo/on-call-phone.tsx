import { AlertCard } from "@/components/ui/alert-card";
import { Phone } from "@/components/ui/phone";
import { usePressGuard } from "@/components/ui/use-press-guard";
import { clock } from "@/lib/cold-room/clock";
import { room } from "@/lib/cold-room/room";
import {
  currentReading,
  isOffline,
  isUnanswered,
  type RoomState,
} from "@/lib/cold-room/room-state";
import { acknowledgeAlert, type Session, setFaults, stateNow } from "@/lib/cold-room/session";
import { beyondLimit, faultCopy, noticeNames } from "@/lib/cold-room/words";
import { formatTemperature } from "@/lib/format";
import { demoStore, useDemoSession } from "./demo-store";
import { handOnFocus } from "./hand-on-focus";

/** The call that is not over, as a card, or how the room is. */
export function OnCallPhone() {
  const session = useDemoSession();
  const state = stateNow(session);
  const card = cardOf(state);
  const action = session.phase === "finished" ? undefined : actionOf(state);
  // An alert can be acknowledged as soon as it arrives. The repair then appears on the same button, and must ignore the
  // second tap of a double tap.
  const isTooSoon = usePressGuard(isUnanswered(state));
  return (
    <section aria-labelledby="phone" className="demo-on-call">
      <h2 id="phone" className="text-compact flat:sr-only">
        The phone of the person on call
      </h2>
      <Phone className="demo-phone text-compact leading-snug">
        <p
          aria-hidden="true"
          translate="no"
          className="py-3 text-center text-[3.25rem] leading-none font-medium tracking-[-.03em] text-ink max-desk:hidden [@media(height<53rem)]:hidden"
        >
          {clock(session.minute)}
        </p>
        {card ? (
          <AlertCard {...card}>
            {action && (
              <button
                ref={handOnFocus}
                type="button"
                onClick={() => isTooSoon() || demoStore.update(action.run)}
                className="mt-2 button min-h-11 w-full px-2 text-base"
              >
                {action.label}
              </button>
            )}
          </AlertCard>
        ) : (
          <p className="rounded-[14px] bg-(--surface-2) px-3.5 py-3 text-body max-desk:grow low:grow">
            <b>{room.name}</b> <span>{`${formatTemperature(state.last.air)}. No alert.`}</span>
          </p>
        )}
      </Phone>
    </section>
  );
}

/** Returns the words of the call that is not over, if there is one. */
function cardOf(state: RoomState) {
  const { condition, events } = state;
  const isAlert = condition.status === "alert";
  const call = events.findLast(({ kind }) => cardKinds.some((each) => each === kind));
  if (!call || call.fault || !(isAlert || isOffline(state))) return undefined;
  const { air } = currentReading(state);
  return {
    title: noticeNames[call.kind],
    aside: clock(call.at),
    sentences:
      !isAlert || isOffline(state)
        ? ([`${room.name}.`, `The last one came at ${clock(state.uploadedAt)}.`] as const)
        : ([
            `${room.name} is ${formatTemperature(air)}.`,
            `${beyondLimit(state)} since ${clock(condition.since)}.`,
          ] as const),
  };
}

const cardKinds = ["alerted", "acknowledged", "offline"];

type Action = { label: string; run: (session: Session) => Session };

/** Returns the acknowledgement of an alert or, once it is acknowledged, the repair of what is broken. */
function actionOf(state: RoomState): Action | undefined {
  const { faults } = state;
  if (isUnanswered(state)) return { label: "Acknowledge", run: acknowledgeAlert };
  const [fault] = faults;
  if (!fault) return undefined;
  const label = faults.length > 1 ? "Repair everything" : faultCopy[fault].repair;
  return { label, run: (session) => setFaults(session, faults, false) };
}

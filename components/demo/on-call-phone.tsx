import { AlertCard } from "@/components/ui/alert-card";
import { Phone } from "@/components/ui/phone";
import { usePressGuard } from "@/components/ui/use-press-guard";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { acknowledgeAlert, statesNow, type Session, setFaults } from "@/lib/cold-room/session";
import {
  currentAir,
  type EventKind,
  isOffline,
  isUnanswered,
  type RoomState,
} from "@/lib/cold-room/room-state";
import { faultCopy, noticeWords, roomStatus, type Tone } from "@/lib/cold-room/words";
import { formatTemperature } from "@/lib/format";
import { demoStore, useDemoSession } from "./demo-store";
import { handOnFocus } from "./hand-on-focus";
import { ToneMark } from "./tone-mark";

/** The time and the notices or, before the first notice, the rooms. It looks like a phone on wide screens only. */
export function OnCallPhone() {
  const session = useDemoSession();
  const notices = latestNotices(session);
  // On small screens the verdict above the phone shows the time already.
  const isOver = session.phase === "finished";
  // An alert can be acknowledged as soon as it arrives. The repair then appears on the same button, and must ignore the
  // second tap of a double tap.
  const isTooSoon = usePressGuard(notices.filter(({ tone }) => tone === "done").length);
  const rows: Row[] = notices.length > 0 ? notices : statesNow(session).map(roomRow);
  return (
    <section
      aria-labelledby="phone"
      className="demo-on-call flex flex-col gap-3 overflow-clip border-border [grid-area:phone] sm:border-t sm:border-l sm:bg-surface sm:px-5 sm:pt-4 sm:pb-5 desk:border-t-0 desk:[contain:size] desk:max-lg:px-4"
    >
      <h2 id="phone" className="text-compact max-sm:sr-only">
        The phone of the person on call
      </h2>
      <Phone className="demo-phone text-compact leading-snug">
        <p
          className={`flex justify-between leading-none font-medium text-ink ${isOver ? "max-sm:hidden" : ""} desk:justify-center desk:pt-3 desk:pb-2.5 desk:text-[3.25rem] desk:tracking-[-.03em]`}
        >
          <span data-testid="clock" translate="no">
            {clock(session.minute)}
          </span>{" "}
          <span className="font-normal text-muted sm:hidden">On-call phone</span>
        </p>
        <ol className="grid gap-1.5 overflow-y-auto">
          {rows.map(({ key, name, place, value, sentences, tone, action }) => (
            <li key={key} className="w-full">
              {action ? (
                <AlertCard title={name} aside={value} sentences={sentences}>
                  <button
                    ref={handOnFocus}
                    type="button"
                    onClick={() => isTooSoon() || demoStore.update(action.run)}
                    className="mt-2 button min-h-11 w-full px-2 text-base"
                  >
                    {action.label}
                  </button>
                </AlertCard>
              ) : (
                <div className="rounded-[14px] bg-(--surface-2) px-3 py-1 text-body desk:py-[9px]">
                  <p className="flex items-center gap-1.5">
                    <ToneMark tone={tone} /> <b>{name}</b>{" "}
                    <span className="max-[22rem]:sr-only desk:hidden">{place}</span>{" "}
                    <span translate="no" className="ml-auto text-muted">
                      {value}
                    </span>
                  </p>
                  <p className="max-desk:sr-only low:sr-only">
                    {sentences.filter(Boolean).join(" ")}
                  </p>
                </div>
              )}
            </li>
          ))}
        </ol>
      </Phone>
    </section>
  );
}

type Row = {
  key: string;
  tone: Tone;
  name: string;
  /** The first word of the room's name. */
  place?: string;
  value: string;
  sentences: readonly [string, string];
  /** The acknowledgement of an alert, then the repair. */
  action?: { label: string; run: (session: Session) => Session };
};

/** The last notices of all rooms, newest first. */
function latestNotices(session: Session): Row[] {
  return statesNow(session)
    .flatMap(noticesOf)
    .reverse()
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST_NOTICES);
}

/** The notices of a room. The last alert is a card with a button while the room needs an action. */
function noticesOf(state: RoomState) {
  const { room, events } = state;
  const card = events.findLast(({ kind }) => CARD_KINDS.includes(kind));
  return events.flatMap((event, i) => {
    const words = noticeWords(event, state);
    if (!words || UNSENT.includes(event.kind)) return [];
    const { at, kind } = event;
    const action = event === card ? actionOf(state) : undefined;
    const reading =
      action && kind !== "offline" ? ` is ${formatTemperature(currentAir(state))}` : "";
    const sentences = [`${room.name}${reading}.`, words.detail] as const;
    const [place] = room.name.split(" ");
    // A stable key keeps the card's element, and with it the focus of its button.
    const key = action ? room.id : `${room.id} ${i}`;
    return { ...words, key, at, place, value: clock(at), sentences, action };
  });
}

/**
 * Returns the acknowledgement of an alert or, once it is acknowledged, the repair of the room's faults. Returns
 * undefined if the room needs neither.
 */
function actionOf(state: RoomState): Row["action"] {
  const { room, condition, faults, minute } = state;
  if (minute === NIGHT_MINUTES) return undefined;
  if (isUnanswered(state))
    return { label: "Acknowledge", run: (session) => acknowledgeAlert(session, room.id) };
  const [fault] = faults;
  if (!fault || !(condition.status === "alert" || isOffline(state))) return undefined;
  const label = faults.length > 1 ? "Repair everything" : faultCopy[fault].repair;
  return { label, run: (session) => setFaults(session, faults, false, room.id) };
}

/** The row of a room, which the phone lists before the first notice. */
function roomRow(state: RoomState): Row {
  const [tone, word] = roomStatus(state);
  const { id, name } = state.room;
  const value = formatTemperature(currentAir(state));
  return { key: id, tone, name, value, sentences: [`${word}.`, ""] };
}

const CARD_KINDS: EventKind[] = ["alerted", "escalated", "acknowledged", "offline"];
/** Events of an excursion before its alert. Notices are sent from the alert on. */
const UNSENT: EventKind[] = ["limitExceeded", "returned"];
const MOST_NOTICES = 4;

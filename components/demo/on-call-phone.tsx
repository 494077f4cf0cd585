import { AlertCard } from "@/components/ui/alert-card";
import { Phone } from "@/components/ui/phone";
import { useDrawnSession } from "@/components/ui/session-store";
import { isUnanswered } from "@/lib/cold-room/alerts";
import { clock } from "@/lib/cold-room/clock";
import type { RoomId } from "@/lib/cold-room/rooms";
import { roomsNow, type Session } from "@/lib/cold-room/session";
import { currentAir, type EventKind, type SimulatedRoom } from "@/lib/cold-room/simulated-room";
import { noticeWords, roomStatus, type Tone } from "@/lib/cold-room/words";
import { formatTemperature } from "@/lib/format";
import { REPAIR_ID } from "./demo-controls";
import { demoStore } from "./demo-store";
import { ToneMark } from "./tone-mark";

/** What the phone shows. It is drawn as a phone on wide screens only. */
export function OnCallPhone() {
  const session = useDrawnSession(demoStore);
  const notices = noticesOf(session);
  // The verdict, above the phone on small screens, names the time.
  const isOver = session.phase === "finished";
  const rows: Row[] = notices.length > 0 ? notices : roomsNow(session).map(roomRow);
  return (
    <section
      aria-labelledby="phone"
      className="demo-on-call flex-col gap-3 border-border sm:border-t sm:border-l sm:bg-surface sm:px-5 sm:pt-4 sm:pb-5 lg:border-t-0"
    >
      <h2 id="phone" className="text-compact max-sm:sr-only">
        The phone of the person on call
      </h2>
      <Phone className="demo-phone text-compact leading-snug">
        <p
          className={`flex justify-between leading-none font-medium text-ink ${isOver ? "max-sm:hidden" : ""} lg:justify-center lg:pt-3 lg:pb-2.5 lg:text-[3.25rem] lg:tracking-[-.03em]`}
        >
          <span data-testid="clock" translate="no">
            {clock(session.minute)}
          </span>{" "}
          <span className="font-normal text-muted sm:hidden">Phone on call</span>
        </p>
        <ol className={`grid gap-1.5 overflow-y-auto ${isOver ? WHOLE_ROWS : ""}`}>
          {rows.map(({ key, name, place, value, sentences, tone, alert }) => (
            <li key={key} className="w-full">
              {alert ? (
                <AlertCard
                  isCompact
                  title={name}
                  {...alert}
                  sentences={sentences}
                  className="paper"
                >
                  <button
                    ref={bringIntoView}
                    type="button"
                    onClick={() => demoStore.dispatch({ type: "acknowledge", room: alert.room })}
                    className="mt-2 button min-h-11 w-full text-base"
                  >
                    Acknowledge
                  </button>
                </AlertCard>
              ) : (
                <div className="rounded-[14px] bg-(--surface-2) px-3 py-1 text-body lg:py-[9px]">
                  <p className="flex items-center gap-1.5">
                    <ToneMark tone={tone} /> <b>{name}</b>{" "}
                    <span className="max-[22rem]:sr-only lg:hidden">{place}</span>{" "}
                    <span translate="no" className="ml-auto text-muted">
                      {value}
                    </span>
                  </p>
                  <p className="max-lg:sr-only low:sr-only">
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
  /** The room, in one word. */
  place?: string;
  value: string;
  sentences: readonly [string, string];
  /** An alert that nobody has answered. */
  alert?: { room: RoomId; minute: number };
};

/** The last notices of all rooms, newest first. The last alert of a room is open until somebody answers it. */
function noticesOf(session: Session): Row[] {
  const notices = roomsNow(session).flatMap((simulated) => {
    const sent = simulated.events.filter(({ kind }) => !UNSENT.includes(kind));
    return sent.flatMap((event, i) => {
      const words = noticeWords(event, simulated.room.rule);
      if (!words) return [];
      const { at, kind } = event;
      const { id, name } = simulated.room;
      const isCall = session.phase !== "finished" && (kind === "alerted" || kind === "escalated");
      const isOpen = isCall && isUnanswered(simulated) && i === sent.length - 1;
      const reading = isOpen ? ` is ${formatTemperature(currentAir(simulated))}` : "";
      const sentences = [`${name}${reading}.`, words.detail] as const;
      const alert = isOpen ? { room: id, minute: at } : undefined;
      const [place] = name.split(" ");
      return { ...words, key: `${id} ${i}`, at, place, value: clock(at), sentences, alert };
    });
  });
  return notices
    .reverse()
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST_NOTICES);
}

/** A room as the phone lists it before there is a notice. */
function roomRow(simulated: SimulatedRoom): Row {
  const [tone, word] = roomStatus(simulated);
  const { id, name } = simulated.room;
  const value = formatTemperature(currentAir(simulated));
  return { key: id, tone, name, value, sentences: [`${word}.`, ""] };
}

/** No notice is sent for a limit that is exceeded for less than the delay. */
const UNSENT: EventKind[] = ["limitExceeded", "returned"];
const MOST_NOTICES = 4;
/** On small screens, only the notices that fit: the others are in columns outside of the list. */
const WHOLE_ROWS = "max-sm:flex max-sm:flex-col max-sm:flex-wrap max-sm:overflow-clip";
/** In pixels. Visitors who look at another part of the page stay there. */
const MOST_SCROLL = 120;

/**
 * Brings Acknowledge into view in a window that is a little too short for it. Moves the focus to Repair when Acknowledge
 * disappears: it was pressed, or the room has recovered by itself.
 */
function bringIntoView(button: HTMLButtonElement) {
  const hidden = button.getBoundingClientRect().bottom + 12 - innerHeight;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (hidden > 0 && hidden < MOST_SCROLL)
    scrollBy({ top: hidden, behavior: isCalm ? "auto" : "smooth" });
  return () => {
    if (document.activeElement === button)
      document.getElementById(REPAIR_ID)?.focus({ preventScroll: true });
  };
}

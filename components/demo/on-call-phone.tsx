import { AlertCard } from "@/components/ui/alert-card";
import { Phone } from "@/components/ui/phone";
import { useDrawnSession } from "@/components/ui/session-store";
import { formatTime } from "@/lib/cold-room/clock";
import { MINUTE } from "@/lib/cold-room/rooms";
import type { Session } from "@/lib/cold-room/session";
import { isUnanswered, lastReading, type RoomEventKind } from "@/lib/cold-room/simulated-room";
import { noticeWords } from "@/lib/cold-room/words";
import { formatTemperature } from "@/lib/format";
import { REPAIR_ID } from "./demo-controls";
import { demoStore } from "./demo-store";
import { ToneMark } from "./tone-mark";

/** The notices of all rooms, newest first. Only on a wide screen a phone is drawn around them. */
export function OnCallPhone() {
  const session = useDrawnSession(demoStore);
  const notices = noticesOf(session);
  return (
    <section
      aria-labelledby="phone"
      className="demo-on-call flex-col gap-3 border-border sm:border-t sm:border-l sm:bg-surface sm:px-5 sm:pt-4 sm:pb-5 lg:border-t-0"
    >
      <h2 id="phone" className="text-compact max-sm:sr-only">
        The phone of the person on call
      </h2>
      <Phone className="demo-phone text-compact leading-snug">
        <p className="flex justify-between leading-none font-medium text-ink lg:justify-center lg:pt-3 lg:pb-2.5 lg:text-[3.25rem] lg:tracking-[-.03em]">
          <span data-testid="clock" translate="no">
            {formatTime(session.clock)}
          </span>{" "}
          <span className="font-normal text-muted sm:hidden">Phone on call</span>
        </p>
        <ol className="grid gap-1.5 overflow-y-auto">
          {notices.length === 0 && <li className="text-center text-muted">No alerts.</li>}
          {notices.map(({ key, at, name, roomName, sentences, tone, room, isOpen }) => (
            <li key={key}>
              {isOpen ? (
                <AlertCard
                  isCompact
                  title={name}
                  minute={at / MINUTE}
                  sentences={sentences}
                  className="paper"
                >
                  <button
                    ref={handOverFocus}
                    type="button"
                    onClick={() => demoStore.dispatch({ type: "acknowledge", room })}
                    className="mt-2 button min-h-11 w-full text-base"
                  >
                    Acknowledge
                  </button>
                </AlertCard>
              ) : (
                <div className="rounded-[14px] bg-(--surface-2) px-3 py-[9px] text-body">
                  <p className="flex items-center gap-2">
                    <ToneMark tone={tone} /> <b>{name}</b>{" "}
                    <span className="max-[22rem]:sr-only lg:hidden">{roomName.split(" ", 1)}</span>{" "}
                    <span translate="no" className="ml-auto text-muted">
                      {formatTime(at)}
                    </span>
                  </p>
                  <p className="max-lg:hidden">{sentences.join(" ")}</p>
                </div>
              )}
            </li>
          ))}
        </ol>
      </Phone>
    </section>
  );
}

/** The last notices of all rooms. The last alert of a room is open until somebody answers it. */
function noticesOf({ rooms, phase }: Session) {
  const notices = rooms.flatMap((simulated) => {
    const sent = simulated.events.filter(({ kind }) => !UNSENT.includes(kind));
    return sent.flatMap((event, i) => {
      const words = noticeWords(event, simulated);
      if (!words) return [];
      const { at, kind } = event;
      const { id, name } = simulated.room;
      const isCall = phase !== "finished" && (kind === "alerted" || kind === "escalated");
      const isOpen = isCall && isUnanswered(simulated) && i === sent.length - 1;
      const reading = isOpen ? ` is ${formatTemperature(lastReading(simulated).air)}` : "";
      const sentences = [`${name}${reading}.`, words.detail] as const;
      return { ...words, key: `${id} ${i}`, at, room: id, roomName: name, sentences, isOpen };
    });
  });
  return notices
    .reverse()
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST_NOTICES);
}

/** No notice is sent for a limit that is exceeded for less than the delay. */
const UNSENT: RoomEventKind[] = ["limitExceeded", "returned"];
const MOST_NOTICES = 4;

/** The button disappears when it is pressed, and when the room recovers by itself. */
function handOverFocus(button: HTMLButtonElement) {
  return () => {
    if (document.activeElement === button)
      document.getElementById(REPAIR_ID)?.focus({ preventScroll: true });
  };
}

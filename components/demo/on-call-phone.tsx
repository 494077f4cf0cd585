import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { MINUTE } from "@/lib/cold-room/rooms";
import { isUnanswered, lastReceivedOf } from "@/lib/cold-room/simulated-room";
import { noticeOf } from "@/lib/cold-room/room-words";
import { Phone } from "@/components/ui/phone";
import { REPAIR_ID } from "./controls";
import { useDemo } from "./demo-context";
import { type DemoState, isOver } from "./demo-store";
import { ToneMark, toneText } from "./tone-mark";

/** What the person on call was told of all rooms, newest first; on a phone, its screen without the phone around it. */
export function OnCallPhone() {
  const { state, store } = useDemo();
  const notices = noticesOf(state);
  return (
    <section aria-labelledby="phone" className="on-call">
      <h2 id="phone" className="text-compact max-sm:sr-only">
        The phone of the person on call
      </h2>
      <Phone className="on-call-phone text-compact leading-snug">
        <p className="on-call-clock" data-testid="clock">
          {clock(state.clock / MINUTE)}
          <span className="font-normal text-muted sm:hidden">Phone on call</span>
        </p>
        <ol className="on-call-notices">
          {notices.length === 0 && <li className="text-center text-muted">No alerts.</li>}
          {notices.map(({ key, at, name, detail, tone, simulated, isOpen }) => (
            <li key={key} className={`notice ${isOpen ? "paper" : ""}`}>
              <p className="flex items-center gap-2">
                <ToneMark tone={tone} />
                <b className={isOpen ? toneText[tone] : undefined}>{name}</b>
                <span className="ml-auto text-muted">{clock(at / MINUTE)}</span>
              </p>
              <p className={isOpen ? undefined : "max-lg:hidden"}>
                {simulated.room.name}
                {isOpen && ` ${formatTemperature(lastReceivedOf(simulated).air)}`}. {detail}
              </p>
              {isOpen && (
                <button
                  ref={handOverFocus}
                  type="button"
                  onClick={() => store.acknowledge(simulated.room.id)}
                  className="mt-2 button min-h-11 w-full text-base"
                >
                  Acknowledge
                </button>
              )}
            </li>
          ))}
        </ol>
      </Phone>
    </section>
  );
}

/** What a phone was told; the last alert of a room that nobody has answered is open. */
function noticesOf(state: DemoState) {
  const notices = state.demoRooms.flatMap((simulated) => {
    const told = simulated.events.filter(({ kind }) => !UNTOLD.includes(kind));
    return told.flatMap((event, i) => {
      const notice = noticeOf(event, simulated);
      const { at, kind } = event;
      const isCall = !isOver(state) && (kind === "alert" || kind === "escalated");
      const isOpen = isCall && isUnanswered(simulated) && i === told.length - 1;
      const key = `${simulated.room.id} ${i}`;
      return notice ? { ...notice, key, at, simulated, isOpen } : [];
    });
  });
  return notices
    .reverse()
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST_NOTICES);
}

/** A limit that is crossed for less than the delay is no reason to wake anybody. */
const UNTOLD = ["crossed", "returned"];
const MOST_NOTICES = 4;

// The button goes when it is pressed, and also when the room recovers by itself: never with the focus.
function handOverFocus(button: HTMLButtonElement) {
  return () => {
    if (document.activeElement === button)
      document.getElementById(REPAIR_ID)?.focus({ preventScroll: true });
  };
}

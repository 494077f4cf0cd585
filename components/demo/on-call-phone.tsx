import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { isWithin, MINUTE } from "@/lib/cold-room/rooms";
import {
  isUnanswered,
  lastReceivedOf,
  receivedOf,
  type SimulatedRoom,
} from "@/lib/cold-room/simulated-room";
import { Phone } from "@/components/ui/phone";
import { Dot, Sheet, Trace } from "@/components/charts/marks";
import { plot, tracePath } from "@/components/charts/plot";
import { pointAt } from "./chart-view";
import { REPAIR_ID } from "./controls";
import { useDemo } from "./demo-context";
import { isOver, urgentRoomOf } from "./demo-store";
import { eventWords, isNews, limitsOf, statusOf } from "@/lib/cold-room/room-words";
import { BigReading } from "./room-reading";
import { readingText, ToneMark } from "./tone-mark";

/** What the person on call sees. */
export function OnCallPhone() {
  const { state } = useDemo();
  const simulated = urgentRoomOf(state);
  const [tone, word, sentence] = statusOf(simulated);
  const messages = simulated.events.filter(isNews).slice(-2).reverse();
  return (
    <section aria-labelledby="phone" className="on-call max-sm:hidden print:hidden">
      <h2 id="phone" className="self-start text-compact">
        The phone of the person on call
      </h2>
      <Phone className="w-full max-w-66 flex-1 text-compact leading-snug md:min-h-119 low:min-h-0">
        <p className="flex justify-between text-muted">
          <span>{clock(state.clock / MINUTE)}</span>
          <span>Temp Guard</span>
        </p>
        <h3 className="mt-2 text-[1rem] md:mt-4">{simulated.room.name}</h3>
        <BigReading simulated={simulated} className="mt-1" />
        <p className="mt-1 text-muted">{`Limits ${limitsOf(simulated)}`}</p>
        <LastHours simulated={simulated} />
        <p className="mt-3 flex items-center gap-2 text-[1rem]">
          <ToneMark tone={tone} />
          <b className={readingText(tone)}>{word}</b>
        </p>
        <p className="mt-0.5 mb-2 min-h-11 text-ink">{sentence}</p>
        <div className="min-h-13">
          <AcknowledgeButton simulated={simulated} className="w-full" />
        </div>
        <ol className="mt-3 min-h-8.5 md:min-h-17 low:min-h-8.5">
          {messages.length === 0 && <li className="border-t border-border py-1.5">No alerts.</li>}
          {messages.map((event) => {
            const { name, tone } = eventWords(event, simulated);
            return (
              <li
                key={event.id}
                className="flex gap-2 border-t border-border py-1.5 max-md:not-first:hidden low:not-first:hidden"
              >
                <span className="text-muted">{clock(event.at / MINUTE)}</span>
                <ToneMark tone={tone} className="mt-1" />
                <span className="text-ink">{name.replace(", phone told", "")}</span>
              </li>
            );
          })}
        </ol>
      </Phone>
    </section>
  );
}

/** The last two hours of readings. */
function LastHours({ simulated }: { simulated: SimulatedRoom }) {
  const { low, high } = simulated.room.rule;
  const readings = receivedOf(simulated).slice(-READINGS).map(pointAt);
  const airs = readings.map(({ air }) => air);
  const [start, end] = [readings[0], readings.at(-1)];
  if (!start || !end) return null;
  const range = [Math.min(low, ...airs) - 1, Math.max(high + HEADROOM, ...airs)] as const;
  // The dot stands clear of the edge.
  const hoursPlot = plot([start.minute, end.minute + 10], range);
  return (
    <svg
      overflow="visible"
      className="-mx-5 my-3 h-14 grow max-md:hidden [@media(height<48rem)]:hidden"
      aria-hidden="true"
    >
      <Sheet plot={hoursPlot} limits={[low, high]} overflow="visible">
        <Trace warmAbove={high} warmBelow={low} d={tracePath(readings, ({ air }) => air)} />
      </Sheet>
      <Dot at={hoursPlot.air(end)} tone={isWithin(simulated.room.rule, end.air) ? "ink" : "warm"} />
    </svg>
  );
}

const READINGS = 25;
/** Degrees above the upper limit: fewer than on the large chart, as this one is flatter. */
const HEADROOM = 4;

/** On a phone the alert lies over the log's older rows, above the controls, where the thumb is: it moves nothing. */
export function AlertBanner() {
  const { state } = useDemo();
  const simulated = urgentRoomOf(state);
  const { condition } = simulated.alert;
  if (!isUnanswered(simulated) || condition.status !== "alert" || isOver(state)) return null;
  const { raisedAt, escalatedAt } = condition;
  return (
    <section
      aria-label="The phone of the person on call"
      className="absolute inset-x-0 bottom-full mb-px bg-canvas px-5 py-2 sm:hidden"
    >
      <div className="flex flex-wrap justify-between rounded-md border border-warm bg-surface text-compact leading-tight">
        <div className="grid content-center px-3">
          <p className="flex items-center gap-1.5 font-medium text-warm">
            <ToneMark tone="warm" />
            {escalatedAt === undefined
              ? `Alert, ${clock(raisedAt / MINUTE)}`
              : `Escalated, ${clock(escalatedAt / MINUTE)}`}
          </p>
          <p className="text-ink">
            {simulated.room.name} {formatTemperature(lastReceivedOf(simulated).air)}
          </p>
        </div>
        <AcknowledgeButton
          simulated={simulated}
          className="min-h-11 grow rounded-l-none px-3 -outline-offset-2 outline-canvas"
        />
      </div>
    </section>
  );
}

function AcknowledgeButton({
  simulated,
  className,
}: {
  simulated: SimulatedRoom;
  className: string;
}) {
  const { state, store } = useDemo();
  if (!isUnanswered(simulated) || isOver(state)) return null;
  return (
    <button
      ref={handOverFocus}
      type="button"
      onClick={() => store.acknowledge(simulated.room.id)}
      className={`button scroll-mb-[-96px] text-base ${className}`}
    >
      Acknowledge
    </button>
  );
}

// The button goes when it is pressed, and also when the room recovers by itself: never with the focus.
function handOverFocus(button: HTMLButtonElement) {
  return () => {
    if (document.activeElement === button)
      document.getElementById(REPAIR_ID)?.focus({ preventScroll: true });
  };
}

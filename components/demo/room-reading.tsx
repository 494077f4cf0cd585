import { DelayBar } from "@/components/ui/delay-bar";
import { formatDegrees } from "@/lib/format";
import { MINUTE } from "@/lib/cold-room/rooms";
import { lastReceivedOf, type SimulatedRoom } from "@/lib/cold-room/simulated-room";
import { useDemo } from "./demo-context";
import { minutesWaited, statusOf } from "@/lib/cold-room/room-words";
import { readingText, ToneMark, toneText } from "./tone-mark";

export function RoomTabs() {
  const { state, store } = useDemo();
  return (
    <div
      role="group"
      aria-label="Rooms"
      className="relative flex overflow-x-auto border-y border-border sm:border-t-0"
    >
      {Object.values(state.demoRooms).map((simulated) => {
        const [tone, word] = statusOf(simulated);
        const isSelected = simulated.room.id === state.roomId;
        const [first, last] = simulated.room.name.split(" ");
        return (
          <button
            key={simulated.room.id}
            type="button"
            aria-pressed={isSelected}
            onClick={() => store.select(simulated.room.id)}
            className="room-tab text-compact leading-snug"
          >
            <span className={`col-span-2 max-sm:order-last ${isSelected ? "text-ink" : ""}`}>
              {first} <span className="max-sm:sr-only">{last}</span>
            </span>
            <span
              className={`sm:col-span-2 ${isSelected ? "font-medium" : ""} ${readingText(tone)}`}
            >
              {formatDegrees(lastReceivedOf(simulated).air)}
              <span className="max-[22rem]:sr-only">{"\u00a0°C"}</span>
            </span>
            <ToneMark tone={tone} className="max-sm:order-first" />
            <span className={`max-sm:sr-only ${toneText[tone]}`}>{word}</span>
          </button>
        );
      })}
    </div>
  );
}

/** The room's reading, and what the cloud makes of it. */
export function RoomReading() {
  const { simulated } = useDemo();
  const [tone, word, sentence] = statusOf(simulated);
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-4 px-5 sm:min-h-21 sm:items-baseline sm:pt-5 lg:min-h-30 low:min-h-21">
      <BigReading simulated={simulated} className="shrink-0 lg:text-[5rem] low:text-[3.25rem]" />
      <div className="min-w-[8em] flex-1 text-compact leading-snug">
        <p>
          <ToneMark tone={tone} className="relative -top-px mr-1.5 inline max-sm:hidden" />
          <b className={tone === "cold" ? "text-cold" : readingText(tone)}>{`${word}.`}</b>
          {` ${sentence}`}
        </p>
        <Delay simulated={simulated} />
      </div>
    </div>
  );
}

/** What was last heard of a room. Large figures stand away from the edge, most of all a 1. */
export function BigReading({
  simulated,
  className,
}: {
  simulated: SimulatedRoom;
  className: string;
}) {
  const [tone] = statusOf(simulated);
  return (
    <p
      className={`-ml-[.07em] text-[3.25rem] leading-none font-medium tracking-[-.045em] ${readingText(tone)} ${className}`}
    >
      {formatDegrees(lastReceivedOf(simulated).air)}
      <span className="ml-1 text-[.36em] tracking-normal">°C</span>
    </p>
  );
}

function Delay({ simulated }: { simulated: SimulatedRoom }) {
  if (simulated.alert.condition.status !== "crossed" || simulated.alert.offline) return null;
  return (
    <DelayBar
      minutes={simulated.room.rule.delay / MINUTE}
      waited={minutesWaited(simulated)}
      className="mt-1.5 max-w-72"
    />
  );
}

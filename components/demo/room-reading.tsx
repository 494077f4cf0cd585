import { DelayBar } from "@/components/ui/delay-bar";
import { formatDegrees } from "@/lib/format";
import { MINUTE } from "@/lib/cold-room/rooms";
import { lastReceivedOf } from "@/lib/cold-room/simulated-room";
import { statusOf } from "@/lib/cold-room/room-words";
import { useDemo, useNow } from "./demo-context";
import { readingText, ToneMark, toneText } from "./tone-mark";

export function RoomTabs() {
  const { state, store } = useDemo();
  return (
    <div role="group" aria-label="Rooms" className="tabs print:hidden no-js:hidden">
      {state.demoRooms.map((simulated) => {
        const [tone, word] = statusOf(simulated);
        const { id, name } = simulated.room;
        const isSelected = id === state.roomId;
        const [first, last] = name.split(" ");
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isSelected}
            onClick={() => store.select(id)}
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

/** What was last heard of the room, and what the cloud makes of it. */
export function RoomReading() {
  const { simulated } = useDemo();
  const [tone, word, sentence] = statusOf(simulated);
  return (
    <div className="reading">
      {/* Large figures stand away from the edge, most of all a 1. */}
      <p
        className={`-ml-[.07em] shrink-0 text-[3.25rem] leading-none font-medium tracking-[-.045em] lg:text-[5rem] low:text-[3.25rem] ${readingText(tone)}`}
      >
        {formatDegrees(lastReceivedOf(simulated).air)}
        <span className="ml-1 text-[.36em] tracking-normal">°C</span>
      </p>
      <div className="min-w-[8em] flex-1 text-compact leading-snug">
        <p>
          <ToneMark tone={tone} className="relative -top-px mr-1.5 inline" />
          <b className={tone === "cold" ? "text-cold" : readingText(tone)}>{`${word}.`}</b>
          {` ${sentence}`}
        </p>
        <Delay />
      </div>
    </div>
  );
}

/** The delay before an alert, as it fills. */
function Delay() {
  const { simulated } = useDemo();
  const { clock } = useNow();
  const { condition, offline } = simulated.alert;
  if (condition.status !== "crossed" || offline) return null;
  const minutes = simulated.room.rule.delay / MINUTE;
  const waited = Math.min((clock - condition.since) / MINUTE, minutes);
  return <DelayBar minutes={minutes} waited={waited} className="mt-1.5 max-w-72" />;
}

import { statesNow, showRoom } from "@/lib/cold-room/session";
import { currentAir } from "@/lib/cold-room/room-state";
import { roomStatus } from "@/lib/cold-room/words";
import { formatDegrees } from "@/lib/format";
import { demoStore, useDemoSession } from "./demo-store";
import { ToneMark, toneReading } from "./tone-mark";

/** A button for each room, with its temperature. At large text sizes they wrap into fewer columns. */
export function RoomTabs() {
  const session = useDemoSession();
  return (
    <div
      role="group"
      aria-label="Rooms"
      className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] border-b border-border [grid-area:tabs] max-sm:-mx-(--margin) max-sm:-mb-(--gap) max-sm:border-t print:hidden no-js:hidden"
    >
      {statesNow(session).map((state) => {
        const [tone, word] = roomStatus(state);
        const { id, name } = state.room;
        const isShown = id === session.shown;
        const [first, last] = name.split(" ");
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isShown}
            onClick={() => demoStore.update((session) => showRoom(session, id))}
            className="demo-tab demo-press text-compact leading-snug"
          >
            <span className={`col-span-2 ${isShown ? "text-ink" : ""}`}>
              {first} <span className="max-sm:sr-only desk:max-lg:sr-only">{last}</span>
            </span>{" "}
            <ToneMark tone={tone} />
            <span translate="no" className={`${isShown ? "font-medium" : ""} ${toneReading[tone]}`}>
              <span>{formatDegrees(currentAir(state))}</span>
              <span className="max-[22rem]:sr-only">{"\u00a0°C"}</span>
            </span>{" "}
            <span className="sr-only">{word}</span>
          </button>
        );
      })}
    </div>
  );
}

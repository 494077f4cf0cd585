import { DelayBar } from "@/components/ui/delay-bar";
import { shownState } from "@/lib/cold-room/session";
import { currentAir, isOffline } from "@/lib/cold-room/room-state";
import { roomStatus } from "@/lib/cold-room/words";
import { formatDegrees } from "@/lib/format";
import { useDemoSession } from "./demo-store";
import { ToneMark, toneReading, toneText } from "./tone-mark";

/** The temperature and the status of the shown room, and a progress bar while the alert delay runs. */
export function RoomReading() {
  const state = shownState(useDemoSession());
  const { condition, minute, room } = state;
  const { delay } = room.rule;
  const [tone, word, sentence] = roomStatus(state);
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-x-4 px-5 max-sm:pt-1 sm:min-h-21 sm:items-baseline sm:pt-5 desk:min-h-23 lg:min-h-29 low:min-h-21">
      {/* The negative margin compensates for the side bearing of large digits. */}
      <p
        translate="no"
        className={`-ml-[.07em] shrink-0 text-[min(3.25rem,20vw-26px)] leading-none font-medium tracking-[-.045em] lg:text-[5rem] low:text-[3.25rem] ${toneReading[tone]}`}
      >
        <span>{formatDegrees(currentAir(state))}</span>
        <span className="text-[.36em] tracking-normal">{"\u00a0°C"}</span>
      </p>
      <div className="min-w-[8em] flex-1 text-compact leading-snug">
        <p>
          <ToneMark tone={tone} className="relative -top-px mr-1.5 inline" />
          <b className={toneText[tone]}>{`${word}.`}</b> <span>{sentence}</span>
        </p>
        {condition.status === "exceeded" && !isOffline(state) && (
          <DelayBar
            minutes={delay}
            waited={Math.min(minute - condition.since, delay)}
            className="mt-1.5 max-w-72"
          />
        )}
      </div>
    </div>
  );
}

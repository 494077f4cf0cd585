import { MINUTE } from "@/lib/simulation/rooms";
import type { RoomRun } from "@/lib/simulation/room-run";
import { BigReading } from "./big-reading";
import { statusOf } from "./copy";
import type { DemoStore } from "./demo-store";
import { readingText, ToneMark } from "./tone";

export function Readout({ store }: { store: DemoStore }) {
  const { run } = store;
  const status = statusOf(run);
  const colour = readingText(status.tone);
  return (
    <div className="flex h-16 items-center gap-4 px-5 sm:h-22 sm:items-baseline sm:pt-5 lg:h-30 lg:pt-6">
      <BigReading run={run} tone={status.tone} className="shrink-0 lg:text-[5rem]" />
      <div className="grow text-compact leading-snug">
        <p>
          <ToneMark tone={status.tone} className="relative -top-px mr-1.5 inline max-sm:hidden" />
          <b className={status.tone === "cold" ? "text-cold" : colour}>{`${status.word}.`}</b>
          {` ${status.sentence}`}
        </p>
        <Delay run={run} />
      </div>
    </div>
  );
}

/** The minutes that a limit must stay crossed, and those that it has been. */
function Delay({ run: { alert, room, state } }: { run: RoomRun }) {
  if (alert.condition.status !== "crossed" || alert.offline) return null;
  const minutes = room.rule.delay / MINUTE;
  const waited = Math.min(Math.floor((state.time - alert.condition.since) / MINUTE), minutes);
  return (
    <svg
      viewBox={`0 0 ${minutes * 10 - 2} 8`}
      preserveAspectRatio="none"
      className="mt-1.5 h-2 w-full max-w-72"
      strokeWidth="8"
      strokeDasharray="8 2"
      aria-hidden="true"
    >
      {/* Lines, because the strokes of paths are not stretched. */}
      <line x2={minutes * 10} y1="4" y2="4" className="stroke-border-strong" />
      {waited > 0 && <line x2={waited * 10} y1="4" y2="4" className="stroke-amber" />}
    </svg>
  );
}

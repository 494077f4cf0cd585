import { formatDegrees } from "@/lib/format";
import { MINUTE } from "@/lib/simulation/rooms";
import type { RoomRun } from "@/lib/simulation/room-run";
import { statusOf } from "./copy";
import type { DemoStore } from "./demo-store";
import { readingText, ToneMark } from "./tone";

export function Readout({ store }: { store: DemoStore }) {
  const { run } = store;
  const status = statusOf(run);
  const colour = readingText(status.tone);
  return (
    <div className="flex min-h-16 items-center gap-4 px-5 lg:min-h-26">
      <p
        className={`shrink-0 text-[3.25rem] leading-none font-medium tracking-[-.045em] lg:text-[5rem] ${colour}`}
      >
        {formatDegrees(run.heard)}
        <span className="ml-1 text-[.36em] tracking-normal">°C</span>
      </p>
      <div className="grow text-compact leading-snug sm:mt-4 lg:mt-7">
        <p>
          <ToneMark tone={status.tone} className="mr-1.5 inline max-sm:hidden" />
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
      <path d={`M0 4H${minutes * 10}`} className="stroke-border-strong" />
      {waited > 0 && <path d={`M0 4H${waited * 10}`} className="stroke-amber" />}
    </svg>
  );
}

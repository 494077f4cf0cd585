import { formatTemperature } from "@/lib/format";
import type { DemoStore } from "./demo-store";
import { toneText, ToneMark } from "./tone";
import { statusOf } from "./copy";

export function RoomTabs({ store }: { store: DemoStore }) {
  return (
    <div
      role="group"
      aria-label="Rooms"
      className="grid grid-cols-2 border-b border-border sm:grid-cols-4 lg:pr-[21rem]"
    >
      {store.runs.map((run) => {
        const status = statusOf(run);
        const isChosen = run.room.id === store.room;
        return (
          <button
            key={run.room.id}
            type="button"
            aria-pressed={isChosen}
            onClick={() => store.select(run.room.id)}
            className="border-border px-4 py-3 text-left text-[.8125rem] leading-snug hover:bg-surface aria-pressed:bg-surface aria-pressed:[box-shadow:inset_0_-2px_var(--ink)] max-sm:odd:border-r max-sm:nth-[n+3]:border-t sm:not-first:border-l lg:px-5"
          >
            <span className={isChosen ? "text-ink" : undefined}>{run.room.name}</span>
            <span
              className={`block py-0.5 text-[1.125rem] font-medium tracking-[-.02em] ${status.tone === "cold" ? "text-ink" : toneText[status.tone]}`}
            >
              {formatTemperature(run.heard)}
            </span>
            <span className="flex items-center gap-1.5">
              <ToneMark tone={status.tone} />
              <span className={status.tone === "cold" ? undefined : toneText[status.tone]}>
                {status.word}
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}

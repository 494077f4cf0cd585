import { formatTemperature } from "@/lib/format";
import { statusOf } from "./copy";
import type { DemoStore } from "./demo-store";
import { readingText, ToneMark, toneText } from "./tone";

export function RoomTabs({ store }: { store: DemoStore }) {
  return (
    <div
      role="group"
      aria-label="Rooms"
      className="relative flex overflow-x-auto border-y border-border sm:border-t-0"
    >
      {store.runs.map((run) => {
        const status = statusOf(run);
        const isSelected = run.room.id === store.roomId;
        const [first, last] = run.room.name.split(" ");
        return (
          <button
            key={run.room.id}
            type="button"
            aria-pressed={isSelected}
            onClick={() => store.select(run.room.id)}
            className="grid min-h-14 shrink-0 grow touch-manipulation grid-cols-[auto_1fr] content-center items-center gap-x-1 border-border p-1.5 text-left text-xs leading-snug whitespace-nowrap -outline-offset-2 not-first:border-l first:pl-5 hover:bg-surface aria-pressed:bg-surface aria-pressed:[box-shadow:inset_0_-2px_var(--ink)] sm:basis-0 sm:px-5 sm:py-3"
          >
            <span className={`col-span-2 max-sm:order-last ${isSelected ? "text-ink" : ""}`}>
              {first} <span className="max-sm:sr-only">{last}</span>
            </span>
            <span
              className={`text-compact tracking-[-.022em] sm:col-span-2 ${isSelected ? "font-medium" : ""} ${readingText(status.tone)}`}
            >
              {formatTemperature(run.heard)}
            </span>
            <ToneMark tone={status.tone} className="max-sm:order-first" />
            <span className={`max-sm:sr-only ${toneText[status.tone]}`}>{status.word}</span>
          </button>
        );
      })}
    </div>
  );
}

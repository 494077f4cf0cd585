import { useEffect, useRef } from "react";
import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import { summarize, summarizeHours } from "@/lib/simulation/summary";
import { moment } from "./copy";
import type { DemoStore } from "./demo-store";
import { Events } from "./event-log";
import { DataTable, Figures, figuresOf } from "./figures";

/** The record as a sheet of paper, on the screen and from the printer. */
export function DayReport({ store, onClose }: { store: DemoStore; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { run } = store;
  const { record, room } = run;
  const hours = summarizeHours(record, 24);
  const { start = 0, from = 0 } = hours[0] ?? {};
  const { low, high } = room.rule;
  const summary = summarize(record, from);

  useEffect(() => {
    const wasPlaying = store.isPlaying;
    if (wasPlaying) store.togglePlaying();
    dialog.current?.showModal();
    return () => {
      if (wasPlaying && !store.isPlaying) store.togglePlaying();
    };
  }, [store]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="report"
      onClose={onClose}
      className="paper m-auto w-184 bg-[white] p-[clamp(20px,4vw,48px)] text-[.875rem] leading-snug text-body print:m-0 print:text-[.6875rem]"
    >
      <div className="flex items-start justify-between gap-6">
        <div>
          <h2 id="report" className="text-heading">
            Day report: {room.name}
          </h2>
          <p className="mt-1 mb-6">
            {moment(record.timeAt(from))} to {moment(store.fleet.clock)}. Simulated data.
          </p>
        </div>
        <b>Temp Guard</b>
      </div>
      <Figures
        className="sm:grid-cols-3"
        figures={[...figuresOf(room, summary), ["Readings", String(summary.count)]]}
      />
      <h3 className="mt-6 mb-2 text-[1rem]">What happened</h3>
      <Events
        run={run}
        events={run.events.filter(({ at }) => at >= start).slice(-MOST_EVENTS)}
        rowClass="py-1.5 print:py-0.5"
      />
      <h3 className="mt-6 mb-2 text-[1rem]">Hour by hour</h3>
      <DataTable
        head={["Hour", "Lowest", "Mean", "Highest"]}
        body={hours.map(({ start: hour, lowest, mean, highest }) => [
          clockTime(hour),
          formatTemperature(lowest),
          formatTemperature(mean),
          <span
            key="highest"
            className={highest > high || lowest < low ? "font-medium text-warm" : undefined}
          >
            {formatTemperature(highest)}
          </span>,
        ])}
      />
      <p className="mt-6 flex flex-wrap gap-3 print:hidden">
        <button type="button" onClick={() => window.print()} className="button">
          Print
        </button>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="min-h-12 button-outline px-5 font-medium"
        >
          Close
        </button>
      </p>
    </dialog>
  );
}

/** With 24 hours, what fits on a sheet of A4. */
const MOST_EVENTS = 12;

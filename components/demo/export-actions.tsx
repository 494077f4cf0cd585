import { useEffect, useRef, useState } from "react";
import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import { runAsCsv } from "@/lib/simulation/csv";
import type { RoomRun } from "@/lib/simulation/room-run";
import { summarize, summarizeHours } from "@/lib/simulation/summary";
import { Events } from "./event-log";
import { DataTable, Figures, figuresOf } from "./numbers";
import { useDemo } from "./use-demo";

/** What a visitor can take along: the readings, and a report. */
export function ExportActions() {
  const { run } = useDemo();
  const [isReporting, setIsReporting] = useState(false);
  return (
    <>
      <p className="flex flex-wrap gap-4 noscript:hidden">
        <button type="button" onClick={() => download(run)} className="min-h-11 text-link">
          Download CSV
        </button>
        <button type="button" onClick={() => setIsReporting(true)} className="min-h-11 text-link">
          Day report
        </button>
      </p>
      {isReporting && <DayReport onClose={() => setIsReporting(false)} />}
    </>
  );
}

function download(run: RoomRun): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([runAsCsv(run)], { type: "text/csv" }));
  link.download = `simulated-${run.room.id}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The record as a sheet of paper, on the screen and from the printer. */
function DayReport({ onClose }: { onClose: () => void }) {
  const { state, run, dispatch } = useDemo();
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasPlaying] = useState(state.isPlaying);
  const { record, room } = run;
  const { low, high } = room.rule;
  const summary = summarize(record);

  useEffect(() => {
    if (wasPlaying) dispatch({ type: "pause" });
    dialog.current?.showModal();
    return () => {
      if (wasPlaying) dispatch({ type: "play" });
    };
  }, [wasPlaying, dispatch]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="report"
      onClose={onClose}
      className="paper m-auto w-184 bg-[white] p-[clamp(20px,4vw,48px)] text-compact leading-snug text-body print:m-0 print:text-[.6875rem]"
    >
      <div className="flex items-start justify-between gap-6">
        <div>
          <h2 id="report" className="text-heading">
            Day report: {room.name}
          </h2>
          <p className="mt-1 mb-6">
            {clockTime(record.start)} to {clockTime(state.fleet.clock)}. Simulated data.
          </p>
        </div>
        <b>Temp Guard</b>
      </div>
      <Figures
        className="sm:grid-cols-3"
        figures={[...figuresOf(room, summary), ["Readings", String(summary.count)]]}
      />
      <h3 className="mt-6 mb-2 text-[1rem]">What happened</h3>
      <Events run={run} events={run.events.slice(-MOST_EVENTS)} rowClass="py-1.5 print:py-0.5" />
      <h3 className="mt-6 mb-2 text-[1rem]">Hour by hour</h3>
      <DataTable
        head={["Hour", "Lowest", "Mean", "Highest"]}
        body={summarizeHours(record).map(({ start: hour, lowest, mean, highest }) => [
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

/** With every hour of the night, what fits on a sheet of A4. */
const MOST_EVENTS = 12;

import { useState } from "react";
import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { isWithin, MINUTE } from "@/lib/cold-room/rooms";
import { type SimulatedRoom, waitingCountOf } from "@/lib/cold-room/simulated-room";
import { nightAsCsv, summarizeHours } from "@/lib/cold-room/summary";
import { useDemo } from "./demo-context";
import { Events } from "./event-log";
import { DataTable, Figures, figuresOf } from "./night-figures";

/** What a visitor can take along: the readings, and a report. While it is open the night stands still. */
export function ReportActions() {
  const { state, simulated, store } = useDemo();
  const [report, setReport] = useState<{ wasPlaying: boolean }>();

  function open() {
    setReport({ wasPlaying: state.isPlaying });
    if (state.isPlaying) store.pause();
  }

  function close() {
    setReport(undefined);
    if (report?.wasPlaying) store.play();
  }

  return (
    <>
      <p className="flex flex-wrap gap-4 print:hidden noscript:hidden">
        <button type="button" onClick={() => download(simulated)} className="min-h-11 text-link">
          Download CSV
        </button>
        <button type="button" onClick={open} className="min-h-11 text-link">
          Day report
        </button>
      </p>
      {report && <DayReport onClose={close} />}
    </>
  );
}

function download(simulated: SimulatedRoom): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([nightAsCsv(simulated)], { type: "text/csv" }));
  link.download = `simulated-${simulated.room.id}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The record as a sheet of paper, on the screen and from the printer. */
function DayReport({ onClose }: { onClose: () => void }) {
  const { state, simulated } = useDemo();
  const { readings, room } = simulated;
  const waiting = waitingCountOf(simulated);
  return (
    <dialog
      ref={showModal}
      aria-labelledby="report"
      onClose={onClose}
      className="paper m-auto w-184 bg-[white] p-5 text-compact leading-snug text-body sm:p-12 print:m-0 print:text-[.6875rem]"
    >
      <div className="flex items-start justify-between gap-6">
        <div>
          <h2 id="report" className="text-heading">
            Day report: {room.name}
          </h2>
          <p className="mt-1 mb-6">
            {clock(0)} to {clock(state.clock / MINUTE)}. Simulated data.
          </p>
        </div>
        <b>Temp Guard</b>
      </div>
      <Figures
        className="sm:grid-cols-3"
        figures={[
          ...figuresOf(simulated),
          ["Readings", `${readings.length - waiting}${waiting ? `, ${waiting} waiting` : ""}`],
        ]}
      />
      <h3 className="mt-6 mb-2 text-[1rem]">What happened</h3>
      <Events rowClass="py-1.5 print:py-0.5" />
      <h3 className="mt-6 mb-2 text-[1rem]">Hour by hour</h3>
      <DataTable
        head={["Hour", "Lowest", "Mean", "Highest"]}
        body={summarizeHours(readings).map(({ start, summary }) => {
          if (!summary) return [clock(start / MINUTE), "waiting", "waiting", "waiting"];
          const { lowest, mean, highest } = summary;
          const isRight = isWithin(room.rule, lowest) && isWithin(room.rule, highest);
          return [
            clock(start / MINUTE),
            formatTemperature(lowest),
            formatTemperature(mean),
            <span key="highest" className={isRight ? undefined : "font-medium text-warm"}>
              {formatTemperature(highest)}
            </span>,
          ];
        })}
      />
      <p className="mt-6 flex flex-wrap gap-3 print:hidden">
        <button type="button" onClick={() => window.print()} className="button">
          Print
        </button>
        <button
          type="button"
          onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
          className="min-h-12 button-outline px-5 font-medium"
        >
          Close
        </button>
      </p>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
}

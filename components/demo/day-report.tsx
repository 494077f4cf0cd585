import { useEffect, useRef } from "react";
import { formatDegrees, formatTemperature } from "@/lib/format";
import { clockTime, duration } from "@/lib/simulation/clock";
import { summarize, summarizeHours } from "@/lib/simulation/summary";
import type { DemoStore } from "./demo-store";
import { eventWords, moment } from "./copy";

/** The record as a sheet of paper, on the screen and from the printer. */
export function DayReport({ store, onClose }: { store: DemoStore; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { run } = store;
  const { rule, name } = run.room;
  const hours = summarizeHours(run.record, 24);
  const from = hours[0]?.from ?? 0;
  const summary = summarize(run.record, from);
  const events = run.events.filter(({ at }) => at >= (hours[0]?.start ?? 0)).slice(-MOST_EVENTS);

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
      className="paper m-auto max-h-[92svh] w-[min(46rem,100vw-32px)] overflow-auto bg-[white] p-[clamp(20px,4vw,48px)] text-[.875rem] leading-snug text-body print:text-[.75rem]"
    >
      <div className="flex items-start justify-between gap-6">
        <div>
          <h2 id="report" className="text-heading">
            Day report: {name}
          </h2>
          <p className="mt-1">
            {moment(run.record.timeAt(from))} to {moment(store.fleet.clock)}. Simulated data.
          </p>
        </div>
        <p className="text-right font-medium text-ink">Temp Guard</p>
      </div>
      <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3 border-y border-control py-4">
        <Figure
          name="Limits"
          value={`${formatDegrees(rule.low)} to ${formatTemperature(rule.high)}`}
        />
        <Figure name="Alert delay" value={duration(rule.delay)} />
        <Figure name="Lowest" value={formatTemperature(summary.lowest)} />
        <Figure name="Mean" value={formatTemperature(summary.mean)} />
        <Figure name="Highest" value={formatTemperature(summary.highest)} />
        {run.room.showsKineticMean && (
          <Figure name="Kinetic mean" value={formatTemperature(summary.kineticMean)} />
        )}
        <Figure name="Readings" value={String(summary.count)} />
      </dl>
      <h3 className="mt-6 text-[1rem]">What happened</h3>
      <table className="mt-2 w-full">
        <tbody>
          {events.map((event) => {
            const words = eventWords(event, run);
            return (
              <tr key={event.id} className="border-b border-border align-baseline">
                <td className="py-1.5 pr-4 whitespace-nowrap">{moment(event.at)}</td>
                <td>
                  <b>{words.name}.</b> {words.detail}
                </td>
                <td className="pl-4 text-right whitespace-nowrap text-ink">
                  {formatTemperature(event.air)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <h3 className="mt-6 text-[1rem]">Hour by hour</h3>
      <table className="mt-2 w-full">
        <thead>
          <tr className="border-b border-control text-left text-muted">
            {["Hour", "Lowest", "Mean", "Highest"].map((title) => (
              <th key={title} scope="col" className="py-1.5 font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map(({ start, lowest, mean, highest }) => (
            <tr key={start} className="border-b border-border">
              <td className="py-1">{clockTime(start)}</td>
              <td>{formatTemperature(lowest)}</td>
              <td>{formatTemperature(mean)}</td>
              <td
                className={
                  highest > rule.high || lowest < rule.low ? "font-medium text-warm" : undefined
                }
              >
                {formatTemperature(highest)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
const MOST_EVENTS = 16;

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted">{name}</dt>
      <dd className="text-[1rem] font-medium whitespace-nowrap text-ink">{value}</dd>
    </div>
  );
}

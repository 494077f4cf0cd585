import { useState } from "react";
import { formatTemperature } from "@/lib/format";
import { ESCALATION_SECONDS } from "@/lib/simulation/alert";
import { clockTime, duration } from "@/lib/simulation/clock";
import type { RoomRun } from "@/lib/simulation/room-run";
import { summarize } from "@/lib/simulation/summary";
import type { DemoStore } from "./demo-store";
import { ExportActions } from "./export-actions";
import { DataTable, Figures, figuresOf } from "./figures";

export function Numbers({ store }: { store: DemoStore }) {
  const { run } = store;
  const { room, record } = run;
  const last = record.at(record.length - 1);
  const [first, second] = headlineOf(run);
  return (
    <section className="grid-12 pt-14 [grid-area:numbers] max-sm:order-1 sm:pt-20">
      <h2 className="col-span-3 pb-5 text-heading max-md:col-span-full">The numbers so far</h2>
      <div className="col-span-9 text-sm max-md:col-span-full">
        <Figures
          className="sm:grid-cols-2 lg:grid-cols-4"
          figures={[
            ["Air at the probe", formatTemperature(last.air)],
            ["Stock, simulated", formatTemperature(last.stock)],
            ...figuresOf(room, summarize(record, 0, run.delivered)),
            ["Escalates after", duration(ESCALATION_SECONDS)],
          ]}
        />
        <p className="mt-5 max-w-[44em] text-balance">
          <b className="block">{`${first} ${second}`}</b> Air changes in minutes, stock in hours.
          The gap between them is the time an early warning gives you to act.
        </p>
        <Readings run={run} />
        <ExportActions store={store} />
      </div>
    </section>
  );
}

function Readings({ run: { record } }: { run: RoomRun }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="my-3 noscript:hidden"
    >
      <summary className="w-fit cursor-pointer py-3 font-medium text-ink">
        The last hour’s readings
      </summary>
      {isOpen && (
        <DataTable
          head={["Time", "Air", "Stock", "Arrived"]}
          body={record
            .slice(Math.max(record.length - MOST_READINGS, 0))
            .map(({ time, air, stock, arrival }) => [
              clockTime(time),
              formatTemperature(air),
              formatTemperature(stock),
              arrivalWords[arrival],
            ])}
        />
      )}
    </details>
  );
}

const MOST_READINGS = 12;
const arrivalWords = { live: "at once", late: "later", waiting: "not yet" };

function headlineOf(run: RoomRun): [string, string] {
  const { air, stock } = run.record.at(run.record.length - 1);
  const { low, high } = run.room.rule;
  const cold = run.room.id === "freezer" ? "frozen" : "cold";
  if (air > high)
    return [
      "The air is warm.",
      stock > high ? "So is the stock by now." : `The stock is still ${cold}.`,
    ];
  if (air < low)
    return [
      "The air is too cold.",
      stock < low ? "So is the stock by now." : "The stock is not there yet.",
    ];
  if (stock > high || stock < low) return ["The air is right again.", "The stock takes longer."];
  return ["The air is right.", "So is the stock."];
}

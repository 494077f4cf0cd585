import { type ReactNode, useState } from "react";
import { formatDegrees, formatTemperature } from "@/lib/format";
import { ESCALATION_SECONDS } from "@/lib/simulation/alert";
import { clockTime, duration } from "@/lib/simulation/clock";
import type { RoomRun } from "@/lib/simulation/room-run";
import type { Room } from "@/lib/simulation/rooms";
import { summarize, type Summary } from "@/lib/simulation/summary";
import { useDemo } from "./use-demo";

/** The night in figures; `children` is what can be taken along. */
export function Numbers({ children }: { children: ReactNode }) {
  const { run } = useDemo();
  const { room, record } = run;
  const last = record.at(record.length - 1);
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
          <b className="block">{headlineOf(run)}</b> Air changes in minutes, stock in hours. The gap
          between them is the time an early warning gives you to act.
        </p>
        <Readings run={run} />
        {children}
      </div>
    </section>
  );
}

function headlineOf(run: RoomRun): string {
  const { air, stock } = run.record.at(run.record.length - 1);
  const { low, high } = run.room.rule;
  const isStockBeyond = stock > high || stock < low;
  if (air > high) {
    const cold = run.room.id === "freezer" ? "frozen" : "cold";
    return `The air is warm. ${isStockBeyond ? "So is the stock by now." : `The stock is still ${cold}.`}`;
  }
  if (air < low)
    return `The air is too cold. ${isStockBeyond ? "So is the stock by now." : "The stock is not there yet."}`;
  return isStockBeyond
    ? "The air is right again. The stock takes longer."
    : "The air is right. So is the stock.";
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

export type Figure = [name: string, value: string];

/** A stretch of readings in figures, and what they are held against. */
export function figuresOf({ rule, showsKineticMean }: Room, summary: Summary): Figure[] {
  const kineticMean: Figure = ["Kinetic mean", formatTemperature(summary.kineticMean)];
  return [
    ["Lowest", formatTemperature(summary.lowest)],
    ["Mean", formatTemperature(summary.mean)],
    ["Highest", formatTemperature(summary.highest)],
    ...(showsKineticMean ? [kineticMean] : []),
    ["Limits", `${formatDegrees(rule.low, 0)} to ${formatTemperature(rule.high, 0)}`],
    ["Alert after", duration(rule.delay)],
  ];
}

type FiguresProps = { figures: Figure[]; className: string };

export function Figures({ figures, className }: FiguresProps) {
  return (
    <dl className={`grid gap-x-6 border-t border-control ${className}`}>
      {figures.map(([name, value]) => (
        <div key={name} className="flex justify-between border-b border-border py-2">
          <dt>{name}</dt>
          <dd className="font-medium whitespace-nowrap text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type DataTableProps = { head: string[]; body: [string, ...ReactNode[]][] };

/** Figures over time: the first of each row is the hour. */
export function DataTable({ head, body }: DataTableProps) {
  return (
    <table className="w-full">
      <thead>
        <tr className="border-b border-control text-left text-muted">
          {head.map((title) => (
            <th key={title} scope="col" className="py-1.5 font-normal">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map(([time, ...cells]) => (
          <tr key={time} className="border-b border-border">
            <th scope="row" className="py-1 text-left font-normal print:py-0.5">
              {time}
            </th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

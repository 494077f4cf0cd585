import type { ReactNode } from "react";
import { formatTemperature } from "@/lib/format";
import { duration } from "@/lib/simulation/clock";
import type { RoomRun } from "@/lib/simulation/room-run";
import type { Summary } from "@/lib/simulation/summary";
import { limitsOf } from "./copy";

type Figure = [name: string, value: string];

/** Some readings of a room in figures, and what they are held against. */
export function figuresOf(run: RoomRun, summary: Summary): Figure[] {
  const { rule, showsKineticMean } = run.room;
  const figures: Figure[] = [
    ["Lowest", formatTemperature(summary.lowest)],
    ["Mean", formatTemperature(summary.mean)],
    ["Highest", formatTemperature(summary.highest)],
    ["Kinetic mean", formatTemperature(summary.kineticMean)],
    ["Limits", limitsOf(run)],
    ["Alert after", duration(rule.delay)],
  ];
  return figures.filter(([name]) => showsKineticMean || name !== "Kinetic mean");
}

export function Figures({ figures, className }: { figures: Figure[]; className: string }) {
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

import { type ReactNode, useState } from "react";
import { formatTemperature } from "@/lib/format";
import { ESCALATION_SECONDS } from "@/lib/cold-room/alert";
import { clock, duration } from "@/lib/cold-room/clock";
import { isWithin, MINUTE } from "@/lib/cold-room/rooms";
import {
  lastReceivedOf,
  receivedOf,
  type SimulatedRoom,
  waitingCountOf,
} from "@/lib/cold-room/simulated-room";
import { summarize } from "@/lib/cold-room/summary";
import { useDemo } from "./demo-context";
import { limitsOf } from "@/lib/cold-room/room-words";

/** The night in figures; `children` is what can be taken along. */
export function NightFigures({ children }: { children: ReactNode }) {
  const { simulated } = useDemo();
  const { air, stock } = lastReceivedOf(simulated);
  return (
    <section className="order-3 col-span-full grid-12 pt-14 sm:pt-20 print:pt-6">
      <h2 className="col-span-3 pb-5 text-heading max-md:col-span-full">The numbers so far</h2>
      <div className="col-span-9 text-sm max-md:col-span-full">
        <Figures
          className="sm:grid-cols-2 lg:grid-cols-4"
          figures={[
            ["Air at the probe", formatTemperature(air)],
            ["Stock, simulated", formatTemperature(stock)],
            ...figuresOf(simulated),
            ["Escalates after", duration(ESCALATION_SECONDS)],
          ]}
        />
        <div className="mt-6 grid gap-x-6 md:grid-cols-2">
          <p className="max-w-[44em] text-balance">
            <b className="mb-1 block text-heading">{headlineOf(simulated)}</b> Air changes in
            minutes, stock in hours. The gap between them is the time an early warning gives you to
            act.
          </p>
          <div className="max-md:mt-3">
            <Readings />
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}

function headlineOf(simulated: SimulatedRoom): string {
  const { id, rule } = simulated.room;
  const { air, stock } = lastReceivedOf(simulated);
  if (waitingCountOf(simulated) > 0) return "What is known is old. Nobody sees the room.";
  const isStockRight = isWithin(rule, stock);
  if (isWithin(rule, air) && isStockRight) return "The air is right. So is the stock.";
  if (isWithin(rule, air)) return "The air is right again. The stock takes longer.";
  const isWarm = air > rule.high;
  const still = `The stock is still ${id === "freezer" ? "frozen" : "cold"}.`;
  const notYet = isWarm ? still : "The stock is not there yet.";
  return `The air is ${isWarm ? "warm" : "too cold"}. ${isStockRight ? notYet : "So is the stock by now."}`;
}

function Readings() {
  const { simulated } = useDemo();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="print:not-open:hidden noscript:hidden"
    >
      <summary className="w-fit cursor-pointer py-3 font-medium text-ink">
        The last hour’s readings
      </summary>
      {isOpen && (
        <DataTable
          head={["Time", "Air", "Stock", "Arrived"]}
          body={simulated.readings.slice(-MOST_READINGS).map(({ time, air, stock, arrival }) => {
            const known = arrival === "waiting" ? ["–", "–"] : [air, stock].map(inDegrees);
            return [clock(time / MINUTE), ...known, arrivalWords[arrival]];
          })}
        />
      )}
    </details>
  );
}

const inDegrees = (celsius: number) => formatTemperature(celsius);
const MOST_READINGS = 12;
const arrivalWords = { live: "at once", late: "later", waiting: "waiting" };

type Figure = [name: string, value: string];

/** The readings that have arrived in figures, and what they are held against. */
export function figuresOf(simulated: SimulatedRoom): Figure[] {
  const { rule, showsKineticMean } = simulated.room;
  const { lowest, mean, highest, kineticMean } = summarize(receivedOf(simulated));
  const figures: Figure[] = [
    ["Lowest", formatTemperature(lowest)],
    ["Mean", formatTemperature(mean)],
    ["Highest", formatTemperature(highest)],
    ["Kinetic mean", formatTemperature(kineticMean)],
    ["Limits", limitsOf(simulated)],
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

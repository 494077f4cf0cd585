import { useState } from "react";
import { formatTemperature } from "@/lib/format";
import { ESCALATION_SECONDS } from "@/lib/simulation/alert";
import { clockTime, duration } from "@/lib/simulation/clock";
import type { RoomRun } from "@/lib/simulation/room-run";
import { summarize } from "@/lib/simulation/summary";
import { TakeAlong } from "./day-report";
import { DataTable, Figures, figuresOf } from "./figures";
import { isWithin } from "./tone";
import { useDemo } from "./use-demo";

/** The night in figures. */
export function Numbers() {
  const { run } = useDemo();
  const { air, stock } = run.latest;
  return (
    <section className="grid-12 pt-14 [grid-area:numbers] max-sm:order-1 sm:pt-20">
      <h2 className="col-span-3 pb-5 text-heading max-md:col-span-full">The numbers so far</h2>
      <div className="col-span-9 text-sm max-md:col-span-full">
        <Figures
          className="sm:grid-cols-2 lg:grid-cols-4"
          figures={[
            ["Air at the probe", formatTemperature(air)],
            ["Stock, simulated", formatTemperature(stock)],
            ...figuresOf(run, summarize(run.arrived)),
            ["Escalates after", duration(ESCALATION_SECONDS)],
          ]}
        />
        <p className="mt-5 max-w-[44em] text-balance">
          <b className="block">{headlineOf(run)}</b> Air changes in minutes, stock in hours. The gap
          between them is the time an early warning gives you to act.
        </p>
        <Readings />
        <TakeAlong />
      </div>
    </section>
  );
}

function headlineOf({ latest: { air, stock }, room: { id, rule } }: RoomRun): string {
  const isStockRight = isWithin(rule, stock);
  if (isWithin(rule, air) && isStockRight) return "The air is right. So is the stock.";
  if (isWithin(rule, air)) return "The air is right again. The stock takes longer.";
  const isWarm = air > rule.high;
  const still = `The stock is still ${id === "freezer" ? "frozen" : "cold"}.`;
  const notYet = isWarm ? still : "The stock is not there yet.";
  return `The air is ${isWarm ? "warm" : "too cold"}. ${isStockRight ? notYet : "So is the stock by now."}`;
}

function Readings() {
  const { run } = useDemo();
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
          body={run.record
            .slice(-MOST_READINGS)
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

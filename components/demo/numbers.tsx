import { useState } from "react";
import { formatDegrees, formatTemperature } from "@/lib/format";
import { ESCALATION_SECONDS } from "@/lib/simulation/alert";
import { clockTime, duration } from "@/lib/simulation/clock";
import type { RoomRun } from "@/lib/simulation/room-run";
import { summarize } from "@/lib/simulation/summary";
import { moment } from "./copy";

export function Numbers({ run }: { run: RoomRun }) {
  const { room, record } = run;
  const last = record.at(record.length - 1);
  const summary = summarize(record, 0, run.delivered);
  const [first, second] = headlineOf(run);
  const rows: [string, string][] = [
    ["Air at the probe", formatTemperature(last.air)],
    ["Stock, simulated", formatTemperature(last.stock)],
    ["Lowest", formatTemperature(summary.lowest)],
    ["Mean", formatTemperature(summary.mean)],
    ["Highest", formatTemperature(summary.highest)],
  ];
  if (room.showsKineticMean) rows.push(["Kinetic mean", formatTemperature(summary.kineticMean)]);
  rows.push(
    ["Limits", `${formatDegrees(room.rule.low, 0)} to ${formatTemperature(room.rule.high, 0)}`],
    ["Alert after", duration(room.rule.delay)],
    ["Escalates after", duration(ESCALATION_SECONDS)],
  );
  return (
    <>
      <h2 className="text-heading">
        {first} <br />
        {second}
      </h2>
      <table className="mt-5 w-full border-t border-control text-[.9375rem]">
        <caption className="sr-only">
          {room.name}, {moment(record.start)} to {moment(last.time)}
        </caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className="border-b border-border">
              <th scope="row" className="py-2 text-left font-normal">
                {name}
              </th>
              <td className="text-right font-medium text-ink">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 max-w-[34em] text-[.9375rem]">
        Air moves in minutes, stock in hours. The gap between them is the time you have to act. That
        gap is what an early warning buys.
      </p>
      <Readings run={run} />
    </>
  );
}

function Readings({ run }: { run: RoomRun }) {
  const [isOpen, setIsOpen] = useState(false);
  const first = Math.max(run.record.length - MOST_READINGS, 0);
  const samples = Array.from({ length: run.record.length - first }, (_, index) =>
    run.record.at(first + index),
  );
  return (
    <details
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="mt-3 text-[.9375rem] noscript:hidden"
    >
      <summary className="w-fit cursor-pointer py-3 font-medium text-ink">
        The last hour’s readings
      </summary>
      {isOpen && (
        <table className="w-full">
          <thead>
            <tr className="border-b border-control text-left text-label">
              {["Time", "Air", "Stock", "Arrived"].map((title) => (
                <th key={title} scope="col" className="py-2 font-normal">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {samples.map(({ time, air, stock, arrival }) => (
              <tr key={time} className="border-b border-border">
                <td className="py-2">{clockTime(time)}</td>
                <td className="text-ink">{formatTemperature(air)}</td>
                <td>{formatTemperature(stock)}</td>
                <td>{arrivalWords[arrival]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

const MOST_READINGS = 12;
const arrivalWords = { live: "at once", late: "later", waiting: "not yet" };

function headlineOf(run: RoomRun): [string, string] {
  const { air, stock } = run.record.at(run.record.length - 1);
  const { low, high } = run.room.rule;
  const isCold = run.room.id === "freezer" ? "frozen" : "cold";
  if (air > high) {
    return stock > high
      ? ["The air is warm.", "So is the stock by now."]
      : ["The air is warm.", `The stock is still ${isCold}.`];
  }
  if (air < low) {
    return stock < low
      ? ["The air is too cold.", "So is the stock by now."]
      : ["The air is too cold.", "The stock is not there yet."];
  }
  return stock > high || stock < low
    ? ["The air is right again.", "The stock takes longer."]
    : ["The air is right.", "So is the stock."];
}

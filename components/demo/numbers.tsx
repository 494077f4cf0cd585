import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import type { RoomRun } from "@/lib/simulation/room-run";
import type { DemoStore } from "./demo-store";
import { moment } from "./copy";

export function Numbers({ store }: { store: DemoStore }) {
  const { run } = store;
  const last = run.record.at(run.record.length - 1);
  const [first, second] = headlineOf(run);
  const rows: [string, number][] = [
    ["Air at the probe", last.air],
    ["Stock, simulated", last.stock],
  ];
  return (
    <>
      <h2 className="text-[clamp(1.625rem,1.3rem+.7vw,1.875rem)] leading-[1.1] tracking-[-.022em]">
        {first} <br />
        {second}
      </h2>
      <table className="mt-6 w-full border-t border-control text-[.9375rem]">
        <caption className="sr-only">
          {run.room.name}, {moment(run.record.start)} to {moment(last.time)}
        </caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className="border-b border-border">
              <th scope="row" className="py-2.5 text-left font-normal">
                {name}
              </th>
              <td className="text-right text-[1.375rem] font-medium tracking-[-.02em] text-ink">
                {formatTemperature(value)}
              </td>
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
  const first = Math.max(run.record.length - MOST_READINGS, 0);
  const samples = Array.from({ length: run.record.length - first }, (_, index) =>
    run.record.at(first + index),
  );
  return (
    <details className="mt-3 text-[.9375rem]">
      <summary className="w-fit cursor-pointer py-3 font-medium text-ink">
        The last hour’s readings
      </summary>
      <table className="w-full">
        <thead>
          <tr className="border-b border-control text-left text-label">
            <th className="py-2 font-normal">Time</th>
            <th className="font-normal">Air</th>
            <th className="font-normal">Stock</th>
            <th className="font-normal">Arrived</th>
          </tr>
        </thead>
        <tbody>
          {samples.map(({ time, air, stock, arrival }) => (
            <tr key={time} className="border-b border-border">
              <td className="py-1.5">{clockTime(time)}</td>
              <td className="text-ink">{formatTemperature(air)}</td>
              <td>{formatTemperature(stock)}</td>
              <td>{arrivalWords[arrival]}</td>
            </tr>
          ))}
        </tbody>
      </table>
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

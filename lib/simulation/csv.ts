import { clockTime } from "./clock";
import type { RoomRun } from "./room-run";

/** The whole run as comma-separated values, one line per reading. */
export function runAsCsv(run: RoomRun): string {
  const lines = [HEADER];
  for (let index = 0; index < run.record.length; index++) {
    const { time, air, stock, arrival, status } = run.record.at(index);
    lines.push(
      [
        run.room.name,
        clockTime(time),
        air.toFixed(1),
        stock.toFixed(2),
        arrival,
        arrival === "waiting" ? "" : status,
        "simulated",
      ].join(","),
    );
  }
  return `${lines.join("\r\n")}\r\n`;
}

const HEADER = "room,time,air_c,stock_c,arrival,condition,source";

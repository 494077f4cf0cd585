import { runAsCsv } from "./csv";
import { RoomRun } from "./room-run";
import { HOUR, rooms } from "./rooms";

test("one line per reading, with how it arrived", () => {
  const run = new RoomRun(rooms[0], 3, 0);
  run.advance(HOUR);
  run.break("internet");
  run.advance(2 * HOUR);
  const lines = runAsCsv(run).trimEnd().split("\r\n");
  expect(lines[0]?.split(",")).toContain("air_c");
  expect(lines).toHaveLength(1 + run.record.length);
  expect(lines[1]).toMatch(/^Walk-in chiller,18:00,\d\.\d,\d\.\d\d,live,within,simulated$/);
  expect(lines.at(-1)).toMatch(/^Walk-in chiller,20:00,.*,waiting,,simulated$/);
  expect(new Set(lines.map((line) => line.split(",").length))).toEqual(new Set([7]));
});

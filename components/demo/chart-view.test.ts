import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { type Fault, HOUR, MINUTE, rooms } from "@/lib/cold-room/rooms";
import { advance, breakRoom, repairRoom, startRoom } from "@/lib/cold-room/simulated-room";
import { chartView } from "./chart-view";

test.each(rooms)("holds limits, readings and forecast of $name in its plot", (room) => {
  for (const fault of ["door", "power", "freeze"] as const) {
    const broken = breakRoom(advance(startRoom(room), 8 * HOUR), fault);
    const { plot, ahead, end, air } = chartView(advance(broken, 9 * HOUR));
    expect(end.minute).toBe(NIGHT_MINUTES);
    const shown = [...air, ...ahead].flatMap((point) => [point.air, point.stock]);
    for (const celsius of [...shown, room.rule.low, room.rule.high]) {
      expect(celsius).toBeGreaterThan(plot.low);
      expect(celsius).toBeLessThan(plot.high);
    }
  }
});

test("forecasts nothing of a room that is well, and nothing of a room without readings", () => {
  const broken = breakRoom(chillerAt(460), "door");
  expect(chartView(broken).ahead.at(-1)?.minute).toBe(NIGHT_MINUTES);
  expect(chartView(repairRoom(broken, "door")).ahead).toEqual([]);
  expect(chartView(breakRoom(broken, "internet")).ahead).toEqual([]);
});

test("forecasts a point an hour after the first half hour", () => {
  const { ahead } = chartView(advance(breakRoom(chillerAt(460), "door"), 480 * MINUTE));
  const minutes = ahead.map(({ minute }) => minute).filter((minute) => minute > 510);
  expect(minutes).toEqual([540, 600, 660, 720]);
});

test("leaves out the readings that wait in the device until the internet is back", () => {
  const offline = advance(breakRoom(chillerAt(460), "internet"), 540 * MINUTE);
  expect(chartView(offline)).toMatchObject({ hasPendingReadings: true, last: { minute: 460 } });
  const online = chartView(repairRoom(offline, "internet" satisfies Fault));
  expect(online).toMatchObject({ hasPendingReadings: false, last: { minute: 540 } });
  expect(online.air.map(({ minute }) => minute)).toContain(500);
});

function chillerAt(minute: number) {
  return advance(startRoom(rooms[0]), minute * MINUTE);
}

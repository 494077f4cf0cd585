import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { rooms } from "@/lib/cold-room/rooms";
import { calmNight, changeNight, setFault } from "@/lib/cold-room/night";
import { chartView } from "./chart-view";

test.each(rooms)("fits limits, readings and forecast of $name in the plot", (room) => {
  for (const fault of ["door", "power", "freeze"] as const) {
    const night = changeNight(calmNight(room, 480), 480, (from) => setFault(from, fault, true));
    const { plot, ahead, end, past } = chartView(night, 540);
    expect(end.minute).toBe(NIGHT_MINUTES);
    const shown = [...past, ...ahead].flatMap((point) => [point.air, point.stock]);
    for (const celsius of [...shown, room.rule.low, room.rule.high]) {
      expect(celsius).toBeGreaterThan(plot.low);
      expect(celsius).toBeLessThan(plot.high);
    }
  }
});

const open = changeNight(calmNight(rooms[0], 460), 460, (room) => setFault(room, "door", true));

test("has no forecast for a room without a fault, nor for a room without internet", () => {
  expect(chartView(open, 460).ahead.at(-1)?.minute).toBe(NIGHT_MINUTES);
  const closed = changeNight(open, 470, (room) => setFault(room, "door", false));
  expect(chartView(closed, 470).ahead).toEqual([]);
  const offline = changeNight(open, 470, (room) => setFault(room, "internet", true));
  expect(chartView(offline, 470).ahead).toEqual([]);
});

test("forecasts every ten minutes for half an hour, then every hour", () => {
  const minutes = chartView(open, 480).ahead.map(({ minute }) => minute);
  expect(minutes).toEqual([480, 490, 500, 510, 540, 600, 660, 720]);
});

test("leaves out the readings that wait in the device until the internet is back", () => {
  const calm = calmNight(rooms[0], 460);
  const offline = changeNight(calm, 460, (room) => setFault(room, "internet", true));
  expect(chartView(offline, 540)).toMatchObject({
    hasPendingReadings: true,
    now: { minute: 460 },
  });
  const online = chartView(
    changeNight(offline, 540, (room) => setFault(room, "internet", false)),
    540,
  );
  expect(online).toMatchObject({ hasPendingReadings: false, now: { minute: 540 } });
  expect(online.past.map(({ minute }) => minute)).toContain(500);
});

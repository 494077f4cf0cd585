import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { calmNight, changeNight, type Night, setFault, stateAt } from "@/lib/cold-room/night";
import { type Fault, room } from "@/lib/cold-room/room";
import { chartView, marksOf } from "./chart-view";

const open = set(calmNight, 460, "door", true);

test.each(["door", "power", "freeze"] as const)(
  "fits limits, readings and forecast in the plot (%s)",
  (fault) => {
    const { plot, ahead, past } = at(set(calmNight, 480, fault, true), 540);
    expect(ahead.at(-1)?.minute).toBe(NIGHT_MINUTES);
    const shown = [...past, ...ahead].flatMap((point) => [point.air, point.stock]);
    for (const celsius of [...shown, room.low, room.high]) {
      expect(celsius).toBeGreaterThan(plot.low);
      expect(celsius).toBeLessThan(plot.high);
    }
  },
);

test("forecasts every ten minutes for half an hour, then every hour, while there is internet", () => {
  const minutes = at(open, 480).ahead.map(({ minute }) => minute);
  expect(minutes).toEqual([480, 490, 500, 510, 540, 600, 660, 720]);
  expect(at(set(open, 470, "internet", true), 470).ahead).toEqual([]);
});

test("leaves out the readings that wait in the device until the internet is back", () => {
  const offline = set(calmNight, 460, "internet", true);
  expect(at(offline, 540)).toMatchObject({ isOnline: false, now: { minute: 460 } });
  const online = at(set(offline, 540, "internet", false), 540);
  expect(online).toMatchObject({ isOnline: true, now: { minute: 540 } });
  expect(online.past.map(({ minute }) => minute)).toContain(500);
});

test("marks each fault at its own minute, lower if it is near the one before", () => {
  const state = stateAt(set(set(open, 470, "power", true), 600, "freeze", true), 700);
  expect(marksOf(state).map(({ at, fault, level }) => `${at} ${fault} ${level}`)).toEqual([
    "460 door 0",
    "470 power 1",
    "600 freeze 0",
  ]);
});

test("tells an alert that is due from one that was raised", () => {
  expect(at(open, 475).alert).toEqual({ at: 480, isDue: true });
  expect(at(open, 480).alert).toEqual({ at: 480, isDue: false });
});

function at(night: Night, minute: number) {
  return chartView({ night, minute });
}

function set(night: Night, minute: number, fault: Fault, isBroken: boolean): Night {
  return changeNight(night, minute, (from) => setFault(from, fault, isBroken));
}

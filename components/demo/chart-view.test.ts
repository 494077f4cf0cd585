import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { calmNight, changeNight, type Night, setFault, stateAt } from "@/lib/cold-room/night";
import { type Fault, room } from "@/lib/cold-room/room";
import { initialSession } from "@/lib/cold-room/session";
import { chartView, marksOf } from "./chart-view";

const open = set(calmNight, 460, "door", true);

test.each(["door", "power", "thermostat"] as const)(
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

test("changes from measured to forecast at the last reading", () => {
  const { past, ahead } = at(open, 463);
  expect([past.at(-1)?.minute, ahead[0]?.minute]).toEqual([460, 460]);
});

test("leaves out the readings that wait in the device until the internet is back", () => {
  const offline = set(calmNight, 460, "internet", true);
  expect(at(offline, 540)).toMatchObject({ isOnline: false, state: { last: { minute: 460 } } });
  const online = at(set(offline, 540, "internet", false), 540);
  expect(online).toMatchObject({ isOnline: true, state: { last: { minute: 540 } } });
  expect(online.past.map(({ minute }) => minute)).toContain(500);
});

test("marks each fault once, in one mark with others that are near it", () => {
  const again = set(set(open, 465, "door", false), 470, "door", true);
  const state = stateAt(set(set(again, 475, "power", true), 600, "thermostat", true), 700);
  expect(marksOf(state)).toEqual([
    { at: 460, faults: ["door", "power"] },
    { at: 600, faults: ["thermostat"] },
  ]);
});

test("shows the next alert if nobody acts, then the last one", () => {
  expect(at(open, 461).alert?.at).toBe(480);
  expect(at(set(open, 490, "door", false), 600).alert?.at).toBe(480);
  expect(at(calmNight, 600).alert).toBeUndefined();
});

test("shows what an open door would do while idle, and the other outcome at 06:00", () => {
  expect(chartView(initialSession).ends).toMatchObject([
    { name: "Air" },
    { name: "Stock", note: "if nobody acts" },
  ]);
  const kept = set(open, 490, "door", false);
  expect(chartView({ night: kept, minute: NIGHT_MINUTES, phase: "finished" }).ends).toMatchObject([
    { name: "Stock", note: "if nobody acts" },
    { name: "Stock", note: undefined },
    { name: "Air" },
  ]);
});

test("lists the labels of ends that are near each other below the first one", () => {
  const { ends } = at(calmNight, NIGHT_MINUTES);
  expect(ends.map(({ name, line }) => `${name} ${line}`)).toEqual(["Stock 0", "Air 1"]);
  expect(at(open, 480).ends.map(({ line }) => line)).toEqual([0, 0]);
});

function at(night: Night, minute: number) {
  return chartView({ night, minute, phase: "playing" });
}

function set(night: Night, minute: number, fault: Fault, isBroken: boolean): Night {
  return changeNight(night, minute, (from) => setFault(from, fault, isBroken));
}

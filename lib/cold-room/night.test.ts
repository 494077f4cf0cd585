import { NIGHT_MINUTES } from "./clock";
import { calmNight, changeNight, type Night, readingsUntil, setFault, stateAt } from "./night";
import { SET_POINT } from "./physics";
import { type Fault, room } from "./room";
import { firstEvent, isOffline } from "./room-state";

test("keeps the room near its set point without any event", () => {
  expect(calmNight).toHaveLength(NIGHT_MINUTES + 1);
  expect(endOf(calmNight).events).toEqual([]);
  // The last door opening is at 22:19.
  const airs = readingsUntil(calmNight, NIGHT_MINUTES)
    .filter(({ minute }) => minute > 300)
    .map(({ air }) => air - SET_POINT);
  expect(Math.abs(airs.reduce((sum, air) => sum + air) / airs.length)).toBeLessThan(0.1);
  expect(Math.max(...airs)).toBeGreaterThan(0.2);
  expect(Math.max(...airs.map(Math.abs))).toBeLessThan(0.75);
});

test.each([
  ["door", "high"],
  ["power", "high"],
  ["thermostat", "low"],
] as const)("alerts after the delay, with stock nearer to its set point (%s)", (fault, side) => {
  const { at = NaN } = firstEvent(endOf(brokenNight(fault)), "alerted") ?? {};
  const { condition, air, stock } = stateAt(brokenNight(fault), at);
  expect(condition).toMatchObject({ status: "alert", side });
  if (condition.status === "alert") expect(at - condition.since).toBeGreaterThanOrEqual(room.delay);
  expect(Math.abs(stock - SET_POINT)).toBeLessThan(Math.abs(air - SET_POINT));
});

test("delays the alert without internet, reports the missing readings and loses no reading", () => {
  const connected = brokenNight("door");
  const broken = set(connected, 0, "internet", true);
  const offline = stateAt(broken, 120);
  expect(kindsOf(broken)).toEqual(["broken", "broken", "offline"]);
  expect(firstEvent(offline, "offline")?.at).toBe(11);
  expect([10, 11].map((minute) => isOffline(stateAt(broken, minute)))).toEqual([false, true]);
  expect(offline.waiting).toHaveLength(24);
  expect(offline.last.minute).toBe(0);
  const online = set(broken, 120, "internet", false);
  expect(stateAt(online, 120).waiting).toEqual([]);
  expect(kindsOf(online).slice(3, 7)).toEqual(["repaired", "online", "limitExceeded", "alerted"]);
  const airs = (night: Night) => readingsUntil(night, NIGHT_MINUTES).map(({ air }) => air);
  expect(airs(online)).toEqual(airs(connected));
});

test("reports when the last reading arrived, not when it was taken", () => {
  const back = set(set(calmNight, 7, "internet", true), 12, "internet", false);
  const again = endOf(set(back, 13, "internet", true));
  expect(again.last.minute).toBe(10);
  expect(again.uploadedAt).toBe(12);
  expect(firstEvent(again, "offline")?.at).toBe(23);
});

test("keeps the night before a change, and all of it if nothing changes", () => {
  const broken = set(calmNight, 300, "door", true);
  expect(broken.slice(0, 300)).toEqual(calmNight.slice(0, 300));
  expect(broken).toHaveLength(NIGHT_MINUTES + 1);
  expect(() => stateAt(broken, NIGHT_MINUTES + 1)).toThrow(RangeError);
  expect(set(calmNight, 300, "door", false)).toBe(calmNight);
  expect(endOf(set(broken, 300, "door", false)).stock).toBe(endOf(calmNight).stock);
});

function set(night: Night, minute: number, fault: Fault, isBroken: boolean): Night {
  return changeNight(night, minute, (from) => setFault(from, fault, isBroken));
}

/** Returns a night with a fault from 18:00 on. */
function brokenNight(fault: Fault): Night {
  return set(calmNight, 0, fault, true);
}

function endOf(night: Night) {
  return stateAt(night, NIGHT_MINUTES);
}

function kindsOf(night: Night) {
  return endOf(night).events.map(({ kind }) => kind);
}

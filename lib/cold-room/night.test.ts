import fc from "fast-check";
import { NIGHT_MINUTES } from "./clock";
import {
  acknowledge,
  calmNight,
  changeNight,
  type EventKind,
  isOffline,
  type Night,
  readingsUntil,
  receiveReading,
  room,
  type RoomState,
  setFault,
  stateAt,
} from "./night";
import { type Fault, SET_POINT } from "./physics";

/** The limits are −1 and 4 °C, and the delay is 15 min. */
const start = stateAt(calmNight, 0);

test.each([
  ["nothing while readings stay within the limits", [2, 2.3, 4, -1, 1.8], []],
  [
    "one alert when a limit is exceeded for the whole delay",
    [2, 4.1, 4.6, 5.2, 6.1, 6.4, 6.6],
    ["limitExceeded 5", "alerted 20"],
  ],
  ["no alert on a short excursion", [2, 6, 7, 3, 2], ["limitExceeded 5", "recovered 15"]],
  [
    "the end of an alert when the air is back by the dead band",
    [4.1, 4, 4.1, 3.9, 4.2, 3.6, 3.5],
    ["limitExceeded 0", "alerted 20", "recovered 30"],
  ],
  [
    "an alert for a reading beyond the limit after the end of the delay",
    [4.1, 4.1, 4.1, 3.9, 3.8, 3.9, 4.1],
    ["limitExceeded 0", "alerted 30"],
  ],
  [
    "an alert when it is too cold",
    [2, -1.2, -1.3, -1.6, -2, -0.6, -0.5],
    ["limitExceeded 5", "alerted 20", "recovered 30"],
  ],
  [
    "two excursions from one limit past the other",
    [5, 5, -2, -2],
    ["limitExceeded 0", "recovered 10", "limitExceeded 10"],
  ],
])("sends %s", (_, trace, notices) => {
  expect(replay(trace).events.map(({ kind, at }) => `${kind} ${at}`)).toEqual(notices);
});

test("acknowledges an alert once, and does nothing without an alert", () => {
  const seen = acknowledge(replay([5, 5, 5, 5]));
  expect(seen.events.at(-1)).toMatchObject({ kind: "acknowledged", at: 15 });
  expect(acknowledge(seen)).toBe(seen);
  const calm = replay([2, 5]);
  expect(acknowledge(calm)).toBe(calm);
});

test("raises the alert when late readings arrive, and dates the excursion by when they were taken", () => {
  const readings = [5, 5.5, 6, 6.5].map((air, i) => ({ minute: 5 * i, air, stock: 2 }));
  const { events, condition } = readings.reduce(receiveReading, { ...start, minute: 90 });
  expect(events.map(({ kind, at }) => `${kind} ${at}`)).toEqual(["limitExceeded 90", "alerted 90"]);
  expect(condition).toMatchObject({ status: "alert", side: "high", since: 0 });
});

test("waits for the delay before an alert, and alternates excursions with recoveries, for any trace", () => {
  const before: Record<string, (EventKind | undefined)[]> = {
    limitExceeded: [undefined, "recovered"],
    alerted: ["limitExceeded"],
    recovered: ["limitExceeded", "alerted"],
  };
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -40, max: 80 }), { maxLength: 80 }), (trace) => {
      const { events } = replay(trace.map((tenths) => tenths / 10));
      for (const [i, { kind, at }] of events.entries()) {
        expect(before[kind]).toContain(events[i - 1]?.kind);
        if (kind === "alerted") expect(at - (events[i - 1]?.at ?? NaN)).toBeGreaterThanOrEqual(15);
      }
    }),
  );
});

/** Returns the state after a reading every five minutes, each of which arrives when it is taken. */
function replay(trace: number[]): RoomState {
  return trace.reduce<RoomState>((from, air, i) => {
    const minute = 5 * i;
    return receiveReading({ ...from, minute }, { minute, air, stock: 2 });
  }, start);
}

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
  const { at = NaN } = eventOf(endOf(brokenNight(fault)), "alerted") ?? {};
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
  expect(eventOf(offline, "offline")?.at).toBe(11);
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
  expect(eventOf(again, "offline")?.at).toBe(23);
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

function eventOf({ events }: RoomState, kind: EventKind) {
  return events.find((event) => event.kind === kind);
}

import fc from "fast-check";
import { acknowledge, receiveReading } from "./alerts";
import { calmNight, stateAt } from "./night";
import { type EventKind, type RoomState } from "./room-state";

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

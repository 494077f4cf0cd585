import fc from "fast-check";
import { acknowledge, receiveReading, watch } from "./alerts";
import { calmNight, stateAt } from "./night";
import { rooms } from "./rooms";
import { isOffline, type RoomEvent, type RoomState } from "./room-state";

/** A room with the limits −1 and 4 °C and a delay of 15 min. */
const start = stateAt(calmNight(rooms[0], 0), 0);

test.each([
  ["nothing while readings stay within the limits", [2, 2.3, 4, -1, 1.8], []],
  [
    "one alert when a limit is exceeded for the whole delay",
    [2, 4.1, 4.6, 5.2, 6.1, 6.4, 6.6],
    ["limitExceeded 5 high", "alerted 20 high"],
  ],
  ["no alert on a short excursion", [2, 6, 7, 3, 2], ["limitExceeded 5 high", "returned 15 high"]],
  [
    "the end of an alert when the air is back by the dead band",
    [4.1, 4, 4.1, 3.9, 4.2, 3.6, 3.5],
    ["limitExceeded 0 high", "alerted 20 high", "recovered 30 high"],
  ],
  [
    "an alert for a reading beyond the limit after the end of the delay",
    [4.1, 4.1, 4.1, 3.9, 3.8, 3.9, 4.1],
    ["limitExceeded 0 high", "alerted 30 high"],
  ],
  [
    "the low alert when it is too cold",
    [2, -1.2, -1.3, -1.6, -2, -0.6, -0.5],
    ["limitExceeded 5 low", "alerted 20 low", "recovered 30 low"],
  ],
  [
    "two excursions from one limit past the other",
    [5, 5, -2, -2],
    ["limitExceeded 0 high", "returned 10 high", "limitExceeded 10 low"],
  ],
])("sends %s", (_, trace, notices) => {
  expect(replay(trace).events.map(({ kind, at, side }) => `${kind} ${at} ${side}`)).toEqual(
    notices,
  );
});

test("escalates an alert that stays unanswered for ten minutes", () => {
  const alerted = replay([5, 5, 5, 5]);
  expect(newsAt(alerted, 24)).toEqual([]);
  expect(newsAt(alerted, 25)).toEqual(["escalated"]);
  expect(newsAt(acknowledge(alerted), 25)).toEqual([]);
});

test("acknowledges an alert once, and does nothing without an alert", () => {
  const seen = acknowledge(replay([5, 5, 5, 5]));
  expect(seen.events.at(-1)).toMatchObject({ kind: "acknowledged", at: 15 });
  expect(acknowledge(seen)).toBe(seen);
  const calm = replay([2, 5]);
  expect(acknowledge(calm)).toBe(calm);
});

test("reports a room as offline once, after two missed uploads", () => {
  const room = replay([2]);
  expect([10, 11, 12].map((minute) => newsAt(room, minute))).toEqual([[], ["offline"], []]);
  expect([10, 11, 12].map((minute) => isOffline({ ...room, minute }))).toEqual([false, true, true]);
});

test("raises the alert when late readings arrive, and dates the excursion by when they were taken", () => {
  const readings = [5, 5.5, 6, 6.5].map((air, i) => ({ minute: 5 * i, air, stock: 2 }));
  const { events } = readings.reduce(receiveReading, { ...start, minute: 90 });
  expect(events).toMatchObject([
    { kind: "limitExceeded", at: 90, since: 0 },
    { kind: "alerted", at: 90, since: 0 },
  ]);
});

test("waits for the delay before an alert, and alternates excursions with recoveries, for any trace", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -40, max: 80 }), { maxLength: 80 }), (trace) => {
      let open: RoomEvent | undefined;
      for (const event of replay(trace.map((tenths) => tenths / 10)).events) {
        if (event.kind === "limitExceeded") expect(open).toBeUndefined();
        if (event.kind === "alerted") {
          expect(open?.kind).toBe("limitExceeded");
          expect(event.at - (event.since ?? NaN)).toBeGreaterThanOrEqual(15);
        }
        if (event.kind === "returned") expect(open?.kind).toBe("limitExceeded");
        if (event.kind === "recovered") expect(open?.kind).toBe("alerted");
        open = event.kind === "returned" || event.kind === "recovered" ? undefined : event;
      }
    }),
  );
});

/** Returns the state after a reading every five minutes, each of which arrives when it is taken. */
function replay(trace: number[]): RoomState {
  return trace.reduce<RoomState>((room, air, i) => {
    const minute = 5 * i;
    return receiveReading({ ...room, minute }, { minute, air, stock: 2 });
  }, start);
}

/**
 * Returns what the cloud's own check reports at a minute. If the room has an alert, its readings have arrived until
 * then; without an alert, they have not.
 */
function newsAt(room: RoomState, minute: number) {
  const isAlert = room.condition.status === "alert";
  const uploadedAt = isAlert ? minute : room.uploadedAt;
  return watch({ ...room, minute, uploadedAt, events: [] }).events.map(({ kind }) => kind);
}

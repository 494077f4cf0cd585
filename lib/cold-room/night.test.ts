import { NIGHT_MINUTES } from "./clock";
import {
  calmNight,
  changeNight,
  extendNight,
  type Night,
  readingsUntil,
  stateAt,
  setFault,
} from "./night";
import { type Fault, type RoomId, rooms } from "./rooms";
import { firstEvent, type RoomState } from "./room-state";

test.each(rooms)("keeps $name near its set point without any event", (room) => {
  expect(endOf(calmNight(room, NIGHT_MINUTES)).events).toEqual([]);
  const night = calmNight({ ...room, doorOpenings: [] }, NIGHT_MINUTES);
  const airs = readingsUntil(night, NIGHT_MINUTES).map(({ air }) => air - room.setPoint);
  expect(Math.abs(airs.reduce((sum, air) => sum + air) / airs.length)).toBeLessThan(0.1);
  expect(Math.max(...airs)).toBeGreaterThan(0.2);
  expect(Math.max(...airs.map(Math.abs))).toBeLessThan(0.75);
});

test.each(rooms)("keeps $name below its limits when its thermostat sticks", ({ id, rule }) => {
  const night = brokenNight(id, "freeze");
  expect(endOf(night).events).toContainEqual(
    expect.objectContaining({ kind: "alerted", side: "low" }),
  );
  for (const { air } of night.slice(30)) expect(air).toBeLessThan(rule.low);
});

test.each(
  rooms.flatMap(({ id }) => (["door", "power"] as const).map((fault) => [id, fault] as const)),
)(
  "alerts the %s above its limit after the delay (%s), with stock colder than the air",
  (id, fault) => {
    const night = brokenNight(id, fault);
    const { at = NaN, side, since = NaN } = firstEvent(endOf(night), "alerted") ?? {};
    const { room, air, stock } = stateAt(night, at);
    expect(side).toBe("high");
    expect(at - since).toBeGreaterThanOrEqual(room.rule.delay);
    expect(stock).toBeLessThan(air);
  },
);

test("delays the alert without internet, reports the missing readings and loses no reading", () => {
  const connected = brokenNight("chiller", "door");
  const broken = changeNight(connected, 0, (room) => setFault(room, "internet", true));
  const offline = stateAt(broken, 120);
  expect(kindsOf(broken)).toEqual(["broken", "broken", "offline"]);
  expect(firstEvent(offline, "offline")?.at).toBe(11);
  expect(offline.waiting).toHaveLength(24);
  expect(offline.last.minute).toBe(0);
  const online = changeNight(broken, 120, (room) => setFault(room, "internet", false));
  expect(stateAt(online, 120).waiting).toEqual([]);
  expect(kindsOf(online).slice(3, 7)).toEqual(["repaired", "online", "limitExceeded", "alerted"]);
  expect(firstEvent(endOf(online), "alerted")).toMatchObject({
    at: 120,
    since: firstEvent(endOf(connected), "limitExceeded")?.since,
  });
  const airs = (night: Night) => readingsUntil(night, NIGHT_MINUTES).map(({ air }) => air);
  expect(airs(online)).toEqual(airs(connected));
});

test("reports when the last reading arrived, not when it was taken", () => {
  const set = (isBroken: boolean) => (room: RoomState) => setFault(room, "internet", isBroken);
  const dropped = changeNight(calmNight(rooms[0], 0), 7, set(true));
  const back = changeNight(dropped, 12, set(false));
  const again = endOf(changeNight(back, 13, set(true)));
  expect(again.last.minute).toBe(10);
  expect(again.uploadedAt).toBe(12);
  expect(firstEvent(again, "offline")).toMatchObject({ at: 23, since: 12 });
});

test("keeps the night before a change, and all of it if nothing changes", () => {
  const calm = calmNight(rooms[0], 290);
  const whole = calmNight(rooms[0], NIGHT_MINUTES);
  expect(extendNight(calm, NIGHT_MINUTES)).toEqual(whole);
  expect(extendNight(whole, 300)).toBe(whole);
  const broken = changeNight(calm, 300, (room) => setFault(room, "door", true));
  expect(broken.slice(0, 300)).toEqual(whole.slice(0, 300));
  expect(broken).toHaveLength(NIGHT_MINUTES + 1);
  expect(() => stateAt(broken, NIGHT_MINUTES + 1)).toThrow(RangeError);
  expect(changeNight(calm, 300, (room) => setFault(room, "door", false))).toBe(calm);
  expect(changeNight(broken, 300, (room) => setFault(room, "door", false)).at(-1)?.stock).toBe(
    whole.at(-1)?.stock,
  );
});

/** Returns a night with a fault from 18:00 on, and without door openings. */
function brokenNight(id: RoomId, fault: Fault): Night {
  const room = rooms.find((room) => room.id === id) ?? rooms[0];
  return changeNight(calmNight({ ...room, doorOpenings: [] }, 0), 0, (from) =>
    setFault(from, fault, true),
  );
}

function endOf(night: Night) {
  return stateAt(night, NIGHT_MINUTES);
}

function kindsOf(night: Night) {
  return endOf(night).events.map(({ kind }) => kind);
}

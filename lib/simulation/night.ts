import { type AlarmState, acknowledge, passTime, quietAlarm, receiveReading } from "./alarm";
import { advanceRoom, measureProbe, noFaults, roomAtRest, toTenth } from "./cold-room";
import { HOUR, MINUTE, walkInChiller } from "./rooms";

export type NightSample = {
  /** Minutes since 18:00. */
  minute: number;
  /** What the sensor measures, before it is rounded to the tenth that it reports. */
  air: number;
  stock: number;
};

export type NightEvent = {
  kind:
    "doorLeftAjar" | "limitCrossed" | "alert" | "acknowledged" | "doorClosed" | "backBelowLimit";
  minute: number;
  /** To a tenth, as the sensor reports it. */
  air: number;
  stock: number;
};

export type Night = {
  setPoint: number;
  outside: number;
  low: number;
  high: number;
  delayMinutes: number;
  lengthMinutes: number;
  startHour: number;
  /** Somebody is alerted and closes the door. */
  attended: NightSample[];
  /** Nobody is; the same readings until the door would have been closed. */
  unattended: NightSample[];
  events: NightEvent[];
};

/** "One night, two outcomes": a walk-in chiller whose door is left ajar, with and without an alert. */
export function simulateNight(): Night {
  const unattended = record([[DOOR_LEFT_AJAR, Infinity]]);
  const told = watch(unattended);
  const closed = told.alert + CLOSES_AFTER;
  const attended = record([[DOOR_LEFT_AJAR, closed]]);
  const back = watch(attended).back;

  const event = (kind: NightEvent["kind"], minute: number): NightEvent => {
    const sample = attended.find((candidate) => candidate.minute === minute);
    if (!sample) throw new RangeError(`No reading at minute ${minute}`);
    return { kind, minute, air: toTenth(sample.air), stock: toTenth(sample.stock) };
  };
  return {
    setPoint: walkInChiller.setPoint,
    outside: walkInChiller.outside,
    low: rule.low,
    high: rule.high,
    delayMinutes: rule.delay / MINUTE,
    lengthMinutes: LENGTH,
    startHour: 18,
    attended,
    unattended,
    events: [
      event("doorLeftAjar", DOOR_LEFT_AJAR),
      event("limitCrossed", told.crossed),
      event("alert", told.alert),
      event("acknowledged", told.alert + ACKNOWLEDGES_AFTER),
      event("doorClosed", closed),
      event("backBelowLimit", back),
    ],
  };
}

const rule = { low: -1, high: 4, delay: 15 * MINUTE };
const SEED = 7;
const LENGTH = 12 * 60;
const DOOR_LEFT_AJAR = 7 * 60 + 40;
const ACKNOWLEDGES_AFTER = 4;
const CLOSES_AFTER = 18;

// The evening's ordinary comings and goings, in minutes since 18:00.
const errands: Opening[] = [
  [54, 56],
  [153, 156],
  [258, 259],
];

type Opening = [from: number, to: number];

function record(openings: Opening[]): NightSample[] {
  const all = [...errands, ...openings];
  // Six hours before the picture begins, so that the room is in its rhythm.
  let room = roomAtRest(walkInChiller, SEED, -6 * HOUR);
  const samples: NightSample[] = [];
  for (let minute = -6 * 60; minute <= LENGTH; minute++) {
    const doorOpen = all.some(([from, to]) => minute > from && minute <= to);
    room = advanceRoom(room, walkInChiller, SEED, { ...noFaults, doorOpen }, minute * MINUTE);
    if (minute >= 0) samples.push({ minute, air: measureProbe(room, SEED), stock: room.stock });
  }
  return samples;
}

// The same rules that the product's demo runs on.
function watch(samples: NightSample[]): { crossed: number; alert: number; back: number } {
  const seen = { crossed: NaN, alert: NaN, back: NaN };
  let state: AlarmState = quietAlarm(0);
  for (const { minute, air } of samples) {
    const now = minute * MINUTE;
    const reading = { measuredAt: now, value: toTenth(air) };
    const [received, notices] = receiveReading(state, rule, reading, now);
    for (const notice of notices) {
      if (notice.kind === "crossed") seen.crossed = minute;
      if (notice.kind === "alarm") seen.alert = minute;
    }
    state = passTime(received, now)[0];
    if (minute === seen.alert + ACKNOWLEDGES_AFTER) state = acknowledge(state, now)[0];
    const isAfterAlert = minute > seen.alert;
    if (isAfterAlert && Number.isNaN(seen.back) && reading.value < rule.high) seen.back = minute;
  }
  return seen;
}

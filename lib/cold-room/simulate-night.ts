import { advanceRoom } from "@/lib/cold-room/cold-room";
import {
  advance,
  breakRoom,
  repairRoom,
  type RoomEventKind,
  type SimulatedRoom,
  startRoom,
} from "@/lib/cold-room/simulated-room";
import { measureProbe, type RoomState, toTenth } from "@/lib/cold-room/room-state";
import { MINUTE, noFaults, rooms } from "@/lib/cold-room/rooms";

export type NightSample = {
  /** Minutes since 18:00. */
  minute: number;
  /** What the sensor measures, before it is rounded to the tenth that it reports. */
  air: number;
  stock: number;
};

export type Night = ReturnType<typeof simulateNight>;

/** The walk-in chiller whose door is left ajar at minute `incident`, with and without an alert. */
export function simulateNight(incident = INCIDENT_MINUTE) {
  const { samples, states, minuteOf } = play({ [incident]: (room) => breakRoom(room, "door") });
  const alert = minuteOf("alert");
  const closed = alert + CLOSES_AFTER;
  const attended = closeDoor({ unattended: samples, states }, closed);
  return {
    setPoint: chiller.model.setPoint,
    outside: chiller.model.outside,
    low: rule.low,
    high: rule.high,
    delayMinutes: rule.delay / MINUTE,
    lengthMinutes: NIGHT_MINUTES,
    /** Somebody is alerted and closes the door. */
    attended,
    /** Nobody is; the same readings until the door would have been closed. */
    unattended: samples,
    /** What the room is at each minute of the unattended night, for other ends to go on from. */
    states,
    events: eventsAt(attended, {
      ajar: incident,
      crossed: minuteOf("crossed"),
      alert,
      acknowledged: alert + ACKNOWLEDGES_AFTER,
      closed,
      back: attended.findIndex(({ minute, air }) => minute > closed && toTenth(air) < rule.high),
    }),
  };
}

/** The same night, but somebody closes the door at minute `closed`. */
export function closeDoor(
  { unattended, states }: { unattended: NightSample[]; states: RoomState[] },
  closed: number,
): NightSample[] {
  const samples = unattended.slice(0, closed + 1);
  let state = states[closed];
  for (let minute = closed + 1; state && minute <= NIGHT_MINUTES; minute++) {
    state = advanceRoom(state, noFaults, minute * MINUTE);
    samples.push(sampleOf(state));
  }
  return samples;
}

/** What happens in the same room in a night in which the power is cut at minute `incident` and nobody comes. */
export function simulatePowerCut(incident = INCIDENT_MINUTE) {
  const { samples, minuteOf } = play({ [incident]: (room) => breakRoom(room, "power") });
  return eventsAt(samples, {
    cut: incident,
    crossed: minuteOf("crossed"),
    alert: minuteOf("alert"),
    morning: NIGHT_MINUTES,
  });
}

/** What happens in a night in which the internet is away for some hours, and nothing else is wrong. */
export function simulateInternetLoss() {
  const { samples, minuteOf } = play({
    [INTERNET_LOST]: (room) => breakRoom(room, "internet"),
    [INTERNET_BACK]: (room) => repairRoom(room, "internet"),
  });
  return eventsAt(samples, {
    lost: INTERNET_LOST,
    told: minuteOf("offline"),
    back: INTERNET_BACK,
  });
}

/** When something goes wrong, in minutes since 18:00. */
export const INCIDENT_MINUTE = 7 * 60 + 40;
/** From 18:00 to 06:00. */
export const NIGHT_MINUTES = 12 * 60;

const [chiller] = rooms;
const { rule } = chiller;
const ACKNOWLEDGES_AFTER = 4;
const CLOSES_AFTER = 18;
const INTERNET_LOST = 5 * 60;
const INTERNET_BACK = 8 * 60 + 40;

// One night of the room that the demo simulates, a sample a minute.
function play(incidents: Record<number, (room: SimulatedRoom) => SimulatedRoom>) {
  let room = startRoom(chiller);
  const states: RoomState[] = [];
  for (let minute = 0; minute <= NIGHT_MINUTES; minute++) {
    room = advance(room, minute * MINUTE);
    states.push(room.state);
    room = incidents[minute]?.(room) ?? room;
  }
  const minuteOf = (kind: RoomEventKind) =>
    (room.events.find((event) => event.kind === kind)?.at ?? NaN) / MINUTE;
  return { states, samples: states.map(sampleOf), minuteOf };
}

function sampleOf(state: RoomState): NightSample {
  const { time, stock } = state;
  return { minute: time / MINUTE, air: measureProbe(state), stock };
}

/** What the room was when things happened; to a tenth, as the sensor reports it. */
function eventsAt<Kind extends string>(samples: NightSample[], minutes: Record<Kind, number>) {
  const events = Object.entries<number>(minutes).map(([kind, minute]) => {
    const sample = samples[minute];
    if (!sample) throw new RangeError(`No reading at minute ${minute}`);
    return [kind, { minute, air: toTenth(sample.air), stock: toTenth(sample.stock) }];
  });
  return Object.fromEntries(events) as Record<Kind, NightSample>;
}

import { INCIDENT_MINUTE, NIGHT_MINUTES } from "@/lib/cold-room/simulate-night";
import { clock } from "@/lib/cold-room/clock";
import { OPENING_TIME } from "@/lib/cold-room/demo-rooms";
import { HOUR, MINUTE } from "@/lib/cold-room/rooms";
import {
  advance,
  type Ahead,
  breakRoom,
  forecast,
  lastReceivedOf,
  type Reading,
  receivedOf,
  SimulatedRoom,
  startRoom,
  waitingCountOf,
} from "@/lib/cold-room/simulated-room";
import { plot } from "@/components/charts/plot";
import { type DemoState, FORETOLD, isAtRest, shownRoomOf } from "./demo-store";
import { eventWords } from "@/lib/cold-room/room-words";

export type ChartView = ReturnType<typeof viewOf>;

/** From the hour in which the demo opens to the morning. */
const FROM = 60 * Math.floor(OPENING_TIME / HOUR);

/** What the chart shows of a room: its plot, the lines on it and, before anything has happened, the night to come. */
export function viewOf(state: DemoState) {
  const simulated = shownRoomOf(state);
  const lastReceived = lastReceivedOf(simulated);
  const isBlind = waitingCountOf(simulated) > 0;
  const comingNight = isAtRest(state) ? comingNightOf(simulated) : undefined;
  const { low, high } = simulated.room.rule;
  // From before the chart begins too: the line comes in from the edge of the chart.
  const readings = receivedOf(simulated).filter(({ time }) => time >= (FROM - 60) * MINUTE);
  const { time, probe, stock } = simulated.state;
  const now = pointAt({ time, air: probe, stock });
  const coming = comingIn(simulated, comingNight).map(pointAt);
  const airs = [...readings, ...coming].map(({ air }) => air);
  const lowest = Math.min(low, ...airs) - 1;
  const highest = Math.max(high + HEADROOM, ...airs.map((air) => air + 2));
  const step = highest - lowest > 15 ? 5 : 2;
  const [bottom, top] = [Math.floor(lowest / step) * step, Math.ceil(highest / step) * step];
  return {
    simulated,
    plot: plot([FROM, NIGHT_MINUTES], [bottom, top]),
    degrees: Array.from({ length: (top - bottom) / step }, (_, i) => top - i * step),
    strokes: strokesOf(readings),
    stock: [...readings.map(pointAt), ...(isBlind ? [] : [now])],
    lastReceived,
    /** Readings wait in the device: nobody sees the room. */
    isBlind,
    ahead: coming.length > 0 ? [now, ...coming] : [],
    /** What the lines come to: at the end of the forecast, or with the last reading. */
    end: coming.at(-1) ?? pointAt(lastReceived),
    comingNight,
    flags: comingNight ? flagsOf(comingNight).slice(0, 2) : flagsOf(simulated).slice(-MOST_FLAGS),
  };
}

export function pointAt({ time, air, stock }: Ahead) {
  return { minute: time / MINUTE, air, stock };
}

/** The night that begins at the opening if somebody plays it and nobody acts. */
function comingNightOf({ room }: SimulatedRoom): SimulatedRoom {
  const evening = advance(startRoom(room), INCIDENT_MINUTE * MINUTE);
  return advance(breakRoom(evening, FORETOLD), NIGHT_MINUTES * MINUTE);
}

/** What comes if nobody acts, in a room that is getting worse or in the night to come. */
function comingIn(simulated: SimulatedRoom, comingNight: SimulatedRoom | undefined): Ahead[] {
  const { time: now } = simulated.state;
  // Without the internet nobody can see the room, and nobody can tell where it is going.
  const isGettingWorse = simulated.faults.size > 0 && !simulated.faults.has("internet");
  const ahead = isGettingWorse ? forecast(simulated, NIGHT_MINUTES * MINUTE) : [];
  // Every reading while the air moves fast, later one an hour: a forecast does not show the sensor's noise.
  return (comingNight?.readings ?? ahead).filter(
    ({ time }) => time > now && (time <= now + HOUR / 2 || time % HOUR === 0),
  );
}

/** What has happened in a room, and what it waits for. */
function flagsOf(simulated: SimulatedRoom) {
  const flags = simulated.events
    .filter(({ kind }) => FLAGGED.includes(kind))
    .map((event) => {
      const { name, tone } = eventWords(event, simulated);
      const short = event.kind === "alert" ? "Alert" : name;
      return { at: event.at, name: `${clock(event.at / MINUTE)} ${short}`, tone };
    });
  const { condition } = simulated.alert;
  const waiting = waitingCountOf(simulated);
  if (waiting > 0) {
    const name = `${waiting} ${waiting === 1 ? "reading waits" : "readings wait"} in the device`;
    flags.push({ at: lastReceivedOf(simulated).time, name, tone: "quiet" });
  } else if (condition.status === "crossed") {
    const at = condition.since + simulated.room.rule.delay;
    flags.push({ at, name: `${clock(at / MINUTE)} Alert due`, tone: "quiet" });
  }
  return flags.toSorted((a, b) => a.at - b.at);
}

const FLAGGED = ["broken", "alert", "escalated", "acknowledged", "repaired"];
const MOST_FLAGS = 4;

/** Degrees above the upper limit that the sheet shows at least, so that its scale seldom changes. */
const HEADROOM = 7;

/** One stroke per stretch of readings that came in the same way; each begins where the one before has ended. */
function strokesOf(readings: Reading[]) {
  const starts = readings.flatMap(({ arrival }, i) =>
    readings[i - 1]?.arrival === arrival ? [] : i,
  );
  return starts.map((start, i) => ({
    arrival: readings[start]?.arrival,
    points: readings.slice(Math.max(start - 1, 0), starts[i + 1]).map(pointAt),
  }));
}

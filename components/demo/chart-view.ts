import { INCIDENT_MINUTE, NIGHT_MINUTES } from "@/lib/cold-room/simulate-night";
import { HOUR, MINUTE } from "@/lib/cold-room/rooms";
import { forecast, lastReceivedOf, type Reading } from "@/lib/cold-room/simulated-room";
import { plot } from "@/components/charts/plot";
import { type DemoState, shownRoomOf } from "./demo-store";

export type ChartView = ReturnType<typeof viewOf>;

/** Some quiet hours before anything happens. */
const FROM = 60 * Math.floor(INCIDENT_MINUTE / 60) - 60;

/** What the chart shows of a room: its plot, the lines on it and, as soon as something is broken, what comes of it. */
export function viewOf(state: DemoState) {
  const simulated = shownRoomOf(state);
  const { room, faults, waiting, readings } = simulated;
  const { time, probe, stock } = simulated.state;
  const last = pointAt(lastReceivedOf(simulated));
  /** Readings wait in the device: nobody sees the room, and nobody can tell where it is going. */
  const isBlind = waiting.length > 0;
  const now = pointAt({ time, air: probe, stock });
  // From before the chart begins too: the line comes in from the edge of the chart.
  const past = readings.filter((reading) => reading.time >= (FROM - 60) * MINUTE).map(pointAt);
  const isForetold = faults.size > 0 && !faults.has("internet");
  const coming = isForetold ? forecast(simulated, NIGHT_MINUTES * MINUTE) : [];
  // Every point while the air moves fast, later one an hour.
  const ahead = coming
    .filter((at) => at.time > time && (at.time <= time + HOUR / 2 || at.time % HOUR === 0))
    .map(pointAt);
  const airs = [...past, ...ahead].map(({ air }) => air);
  const lowest = Math.min(room.rule.low, ...airs) - 1;
  const highest = Math.max(room.rule.high + HEADROOM, ...airs);
  // Above the lines there is room for words, and below those that fall.
  const end = ahead.at(-1) ?? last;
  const words = (highest - lowest) * WORDS;
  const [bottom, ceiling] = [
    Math.floor(end.air < room.rule.low ? lowest - words : lowest),
    Math.ceil(highest + words),
  ];
  const step = ceiling - bottom > 16 ? 5 : 2;
  const ticks = Math.floor(ceiling / step);
  return {
    simulated,
    plot: plot([FROM, NIGHT_MINUTES], [bottom, ceiling]),
    degrees: Array.from(
      { length: ticks - Math.floor(bottom / step) },
      (_, i) => (ticks - i) * step,
    ),
    air: past,
    stock: isBlind ? past : [...past, now],
    last,
    isBlind,
    ahead: ahead.length > 0 ? [now, ...ahead] : [],
    /** What the lines come to, if nobody acts. */
    end,
  };
}

function pointAt({ time, air, stock }: Reading) {
  return { minute: time / MINUTE, air, stock };
}

/** Degrees above the upper limit that the sheet shows at least, so that its scale seldom changes. */
const HEADROOM = 6;
/** Of the height of all lines. */
const WORDS = 0.26;

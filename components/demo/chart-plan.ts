import { INCIDENT_MINUTE, NIGHT_MINUTES } from "@/lib/simulation/night";
import type { Arrival, Sample } from "@/lib/simulation/record";
import type { Ahead, RoomRun } from "@/lib/simulation/room-run";
import { HOUR, MINUTE } from "@/lib/simulation/rooms";
import { plot } from "@/components/charts/plot";
import { comingNightOf, type DemoState, isAtRest, runOf } from "./demo-store";

export type ChartPlan = ReturnType<typeof planOf>;
export type Point = { minute: number; air: number; stock: number };

/** From the hour in which something goes wrong to the morning. */
const FROM = Math.floor(INCIDENT_MINUTE / 60) * 60;

/** What the chart shows of a room: its sheet, the lines on it and, before anything has happened, the night to come. */
export function planOf(state: DemoState) {
  const run = runOf(state);
  const comingNight = isAtRest(state) ? comingNightOf(run) : undefined;
  const { rule } = run.room;
  // Before the sheet begins too: the line comes in from the edge of the chart.
  const first = Math.max(run.record.indexAt((FROM - 60) * MINUTE), 0);
  const samples = run.record.slice(first, run.delivered);
  const { time, probe, stock } = run.state;
  const now = pointAt({ time, air: probe, stock });
  const ahead = aheadOf(run, comingNight).map(pointAt);
  const airs = [...samples, ...ahead].map(({ air }) => air);
  const lowest = Math.min(rule.low, ...airs) - 1;
  const highest = Math.max(rule.high + HEADROOM, ...airs.map((air) => air + 2));
  const step = highest - lowest > 15 ? 5 : 2;
  const [bottom, top] = [Math.floor(lowest / step) * step, Math.ceil(highest / step) * step];
  return {
    sheet: plot([FROM, NIGHT_MINUTES], [bottom, top]),
    degrees: Array.from({ length: (top - bottom) / step }, (_, i) => top - i * step),
    strokes: strokesOf(samples),
    stock: [...samples.map(pointAt), ...(run.waiting === 0 ? [now] : [])],
    now,
    ahead: ahead.length > 0 ? [now, ...ahead] : [],
    comingNight,
  };
}

/** What the lines come to: at the end of the forecast, or now. */
export function endOf({ ahead, now }: ChartPlan): Point {
  return ahead.at(-1) ?? now;
}

export function pointAt({ time, air, stock }: Ahead): Point {
  return { minute: time / MINUTE, air, stock };
}

/** What comes if nobody acts, in a room that is getting worse or in the night to come. */
function aheadOf(run: RoomRun, comingNight: RoomRun | undefined): Ahead[] {
  const { time: now } = run.state;
  // Without the internet nobody can see the room, and nobody can tell where it is going.
  const isGettingWorse = run.faults.size > 0 && !run.faults.has("internet");
  const ahead = comingNight
    ? comingNight.record.slice(0)
    : isGettingWorse
      ? run.forecast(NIGHT_MINUTES * MINUTE)
      : [];
  // Every reading while the air moves fast, later one an hour: a forecast does not show the sensor's noise.
  return ahead.filter(({ time }) => time > now && (time <= now + HOUR / 2 || time % HOUR === 0));
}

/** Degrees above the upper limit that the sheet shows at least, so that its scale seldom changes. */
const HEADROOM = 7;

export type Stroke = { arrival: Arrival; points: Point[] };

/** One stroke per stretch of readings that came in the same way; each begins where the one before has ended. */
function strokesOf(samples: Sample[]): Stroke[] {
  const strokes: Stroke[] = [];
  samples.forEach((sample, index) => {
    const { arrival } = sample;
    const before = samples[index - 1];
    if (before?.arrival === arrival) strokes.at(-1)?.points.push(pointAt(sample));
    else strokes.push({ arrival, points: [...(before ? [before] : []), sample].map(pointAt) });
  });
  return strokes;
}

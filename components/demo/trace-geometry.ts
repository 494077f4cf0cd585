import { nice, ticks } from "d3-array";
import type { Arrival, Sample } from "@/lib/simulation/record";
import type { Ahead, RoomRun } from "@/lib/simulation/room-run";
import { HOUR } from "@/lib/simulation/rooms";
import { curvedPath, thinned } from "@/components/charts/trace-path";

export type View = { from: number; to: number };

/**
 * The sheet of chart paper that shows `clock`: it begins at `start` and is changed for a longer one before the pen
 * comes near the end. After a day it moves on.
 */
export function viewAt(clock: number, start: number): View {
  const elapsed = clock - start;
  const length = LENGTHS.find((candidate) => elapsed <= PEN_AT_MOST * candidate) ?? LENGTHS[2];
  const ahead = Math.max(elapsed - PEN_AT_MOST * length, 0);
  const from = start + Math.ceil((2 * ahead) / length) * (length / 2);
  return { from, to: from + length };
}

const LENGTHS = [5 * HOUR, 10 * HOUR, 24 * HOUR] as const;
const PEN_AT_MOST = 0.85;

export type TraceGeometry = {
  view: View;
  /** Seconds to per mille of the width, degrees to per mille of the height. */
  x: (time: number) => number;
  y: (degrees: number) => number;
  strokes: { arrival: Arrival; path: string }[];
  stock: string;
  /** If nobody acts: two paths, and where they end. */
  forecast?: { air: string; stock: string; end: Ahead };
  timeTicks: number[];
  /** Degrees beyond the limits, which name their own. */
  degreeTicks: number[];
};

/** Everything of the chart that is computed. Coordinates are per mille, so that it fits any size. */
export function traceGeometry(run: RoomRun, view: View, ahead: Ahead[] = []): TraceGeometry {
  // A little more than the sheet: the line comes in from the edge of the chart.
  const first = Math.max(run.record.indexAt(view.from - (view.to - view.from) * 0.35), 0);
  const samples = run.record.slice(first, run.delivered);
  const end = ahead.at(-1);
  const airs = [...samples, ...ahead].map(({ air }) => air);
  const { low, high } = run.room.rule;
  const [bottom, top] = nice(
    Math.min(low - 1, ...airs.map((air) => air - 1)),
    Math.max(high + HEADROOM, ...airs.map((air) => air + 1.5)),
    12,
  );
  const clear = LABEL * (top - bottom);
  const x = (time: number) => round((1000 * (time - view.from)) / (view.to - view.from));
  const y = (degrees: number) => round((1000 * (top - degrees)) / (top - bottom));
  const path = (points: Ahead[], value: "air" | "stock") =>
    curvedPath(
      points.map((point) => [x(point.time), y(point[value])]),
      0,
    );
  const now = { time: run.state.time, air: run.state.probe, stock: run.state.stock };
  const known = run.waiting === 0 ? [...samples, now] : samples;
  return {
    view,
    x,
    y,
    strokes: strokesOf(samples).map((points) => ({
      arrival: points.at(-1)!.arrival,
      path: path(points, "air"),
    })),
    // It moves so slowly that every third reading draws it.
    stock: path(thinned(known, 3), "stock"),
    forecast: end && {
      air: path([now, ...ahead], "air"),
      stock: path([now, ...ahead], "stock"),
      end,
    },
    timeTicks: ticks(view.from / HOUR, view.to / HOUR, 10).map((hour) => hour * HOUR),
    degreeTicks: ticks(bottom + 1, top - 1, 6).filter(
      (value) => value > high + clear || value < low - clear,
    ),
  };
}

/**
 * What comes if nobody acts: of a room that is getting worse or, before anything has happened, of the night that begins
 * here.
 */
export function aheadOf(run: RoomRun, view: View, comingNight?: RoomRun): Ahead[] {
  const { time: now } = run.state;
  // Without the internet nobody can see the room, and nobody can tell where it is going.
  const isGettingWorse = run.faults.size > 0 && !run.faults.has("internet");
  const ahead = comingNight
    ? comingNight.record.slice(comingNight.record.indexAt(now) + 1)
    : isGettingWorse
      ? run.forecast(view.to)
      : [];
  // Every reading while the air moves fast, later one an hour: a forecast does not show the sensor's noise.
  return thinned(ahead, ({ time }) => time <= now + HOUR / 2 || time % HOUR === 0);
}

/** Of the smallest chart's height, what a label takes. */
const LABEL = 0.1;

/** Degrees above the upper limit that the sheet shows at least, so that its scale seldom changes. */
const HEADROOM = 6;

// One stroke per stretch that came in the same way; each begins where the one before ended.
function strokesOf(samples: Sample[]): Sample[][] {
  const strokes: Sample[][] = [];
  samples.forEach((sample, index) => {
    const before = samples[index - 1];
    if (before?.arrival === sample.arrival) strokes.at(-1)!.push(sample);
    else strokes.push(before ? [before, sample] : [sample]);
  });
  return strokes;
}

/** Per mille as a length: `13.33%`. */
export function percent(perMille: number): string {
  return `${Number((perMille / 10).toFixed(2))}%`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

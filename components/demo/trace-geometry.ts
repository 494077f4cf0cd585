import { nice, ticks } from "d3-array";
import { curveLinear, curveMonotoneX, line } from "d3-shape";
import type { Arrival, Sample } from "@/lib/simulation/record";
import type { Ahead, RoomRun } from "@/lib/simulation/room-run";
import { HOUR, MINUTE } from "@/lib/simulation/rooms";
import type { View } from "./view";

export type Stroke = { key: string; arrival: Arrival; path: string };

export type TraceGeometry = {
  /** Seconds to per mille of the width, degrees to per mille of the height. */
  x: (time: number) => number;
  y: (degrees: number) => number;
  strokes: Stroke[];
  /** Some reading is outside the limits. */
  isBeyond: boolean;
  stock: string;
  /** If nobody acts: two paths, and where they end. */
  forecast?: { air: string; stock: string; end: Ahead };
  timeTicks: number[];
};

/** Everything of the chart that is computed. Coordinates are per mille, so that it fits any size. */
export function traceGeometry(run: RoomRun, view: View): TraceGeometry {
  const samples = knownSamples(run, view);
  const ahead = isGettingWorse(run) && looksAhead(run, view) ? run.forecast(view.to) : [];
  const end = ahead.at(-1);
  const airs = [...samples, ...ahead].map(({ air }) => air);
  const { low, high } = run.room.rule;
  const [bottom, top] = nice(
    Math.min(low - 1, ...airs),
    Math.max(high + HEADROOM, ...airs.map((air) => air + 0.5)),
    12,
  );
  const x = (time: number) => round((1000 * (time - view.from)) / (view.to - view.from));
  const y = (degrees: number) => round((1000 * (top - degrees)) / (top - bottom));
  const path = (points: Point[], curve = curveLinear) =>
    line<Point>(
      ([time]) => x(time),
      ([, degrees]) => y(degrees),
    )
      .curve(curve)
      .digits(0)(points) ?? "";
  const drawn = thin(samples);
  const { time: now, probe, stock } = run.state;
  return {
    x,
    y,
    strokes: strokesOf(drawn).map(({ points, ...stroke }) => ({
      ...stroke,
      path: path(
        points.map(({ time, air }) => [time, air]),
        curveMonotoneX,
      ),
    })),
    isBeyond: samples.some(({ air }) => air > high || air < low),
    stock: path([
      ...drawn
        .filter((_, i) => i % 3 === 0 || i === drawn.length - 1)
        .map((sample): Point => [sample.time, sample.stock]),
      ...(run.waiting === 0 ? [[now, stock] as Point] : []),
    ]),
    forecast: end && {
      air: path([[now, probe], ...ahead.map(({ time, air }): Point => [time, air])]),
      stock: path([[now, stock], ...ahead.map((point): Point => [point.time, point.stock])]),
      end,
    },
    timeTicks: ticks(view.from / HOUR, view.to / HOUR, 10).map((hour) => hour * HOUR),
  };
}

/** At most {@link MOST_POINTS}: of each stretch of readings the coldest and the warmest, in their order. */
export function thin(samples: Sample[]): Sample[] {
  if (samples.length <= MOST_POINTS) return samples;
  const size = Math.ceil((2 * samples.length) / MOST_POINTS);
  const kept: Sample[] = [];
  for (let index = 0; index < samples.length; index += size) {
    const stretch = samples.slice(index, index + size);
    const coldest = stretch.reduce((a, b) => (b.air < a.air ? b : a));
    const warmest = stretch.reduce((a, b) => (b.air > a.air ? b : a));
    const pair = coldest.time < warmest.time ? [coldest, warmest] : [warmest, coldest];
    kept.push(...(coldest === warmest ? [coldest] : pair));
  }
  const last = samples.at(-1);
  if (last && kept.at(-1) !== last) kept.push(last);
  return kept;
}

type Point = [time: number, degrees: number];

const MOST_POINTS = 160;
/** Degrees above the upper limit that the sheet shows at least, so that its scale seldom changes. */
const HEADROOM = 6;

// Without the internet nobody can see the room, and nobody can tell where it is going.
function isGettingWorse({ faults }: RoomRun): boolean {
  return faults.size > 0 && !faults.has("internet");
}

// A view that ends now needs none, and would only cost another view its forecast.
function looksAhead({ state }: RoomRun, { to }: View): boolean {
  return to - state.time > 5 * MINUTE;
}

function knownSamples(run: RoomRun, view: View): Sample[] {
  // A little more than the sheet: the line comes in from the edge of the chart.
  const first = Math.max(run.record.indexAt(view.from - (view.to - view.from) / 4), 0);
  const samples: Sample[] = [];
  for (let index = first; index < run.delivered; index++) samples.push(run.record.at(index));
  return samples;
}

// One stroke per stretch that came in the same way; each begins where the one before ended.
function strokesOf(samples: Sample[]): (Omit<Stroke, "path"> & { points: Sample[] })[] {
  const strokes: ReturnType<typeof strokesOf> = [];
  samples.forEach((sample, index) => {
    const current = strokes.at(-1);
    if (current?.arrival === sample.arrival) {
      current.points.push(sample);
      return;
    }
    const before = samples[index - 1];
    strokes.push({
      key: String(sample.time),
      arrival: sample.arrival,
      points: before ? [before, sample] : [sample],
    });
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

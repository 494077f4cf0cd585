import { nice, ticks } from "d3-array";
import { line } from "d3-shape";
import type { Arrival, AlertStatus, Sample } from "@/lib/simulation/record";
import type { RoomRun } from "@/lib/simulation/room-run";
import { HOUR } from "@/lib/simulation/rooms";
import type { View } from "./view";

export type Stroke = { key: string; status: AlertStatus; arrival: Arrival; path: string };

export type TraceGeometry = {
  /** Seconds to per mille of the width, degrees to per mille of the height. */
  x: (time: number) => number;
  y: (degrees: number) => number;
  strokes: Stroke[];
  stock: string;
  forecast: string;
  timeTicks: number[];
};

/** Everything of the chart that is computed. Coordinates are per mille, so that it fits any size. */
export function traceGeometry(run: RoomRun, view: View): TraceGeometry {
  const samples = samplesIn(run, view);
  const isBroken = [...run.broken].some((fault) => fault !== "internet");
  const ahead = isBroken ? run.forecast(view.to) : [];
  const airs = [...samples.map(({ air }) => air), ...ahead.map(({ air }) => air)];
  const { low, high } = run.room.rule;
  const x = (time: number) => (1000 * (time - view.from)) / (view.to - view.from);
  const [bottom, top] = nice(Math.min(low, ...airs) - 1, Math.max(high, ...airs) + 3, 8);
  const y = (degrees: number) => (1000 * (top - degrees)) / (top - bottom);
  const path = line<[number, number]>(
    ([time]) => round(x(time)),
    ([, degrees]) => round(y(degrees)),
  );
  const drawn = thin(samples);
  return {
    x: (time) => round(x(time)),
    y: (degrees) => round(y(degrees)),
    strokes: strokesOf(drawn).map(({ points, ...stroke }) => ({
      ...stroke,
      path: path(points.map(pointOf)) ?? "",
    })),
    stock:
      path(
        drawn
          .filter((_, i) => i % 3 === 0 || i === drawn.length - 1)
          .map(({ time, stock }) => [time, stock]),
      ) ?? "",
    forecast: ahead.length
      ? (path([[run.state.time, run.state.probe], ...ahead.map(pointOf)]) ?? "")
      : "",
    timeTicks: ticks(view.from / HOUR, view.to / HOUR, 10)
      .map((hour) => hour * HOUR)
      .filter((time) => x(time) > 30 && x(time) < 970),
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

const MOST_POINTS = 160;

function samplesIn(run: RoomRun, view: View): Sample[] {
  const first = Math.max(run.record.indexAt(view.from), 0);
  const samples: Sample[] = [];
  for (let index = first; index < run.record.length; index++) samples.push(run.record.at(index));
  return samples;
}

// One stroke per stretch of the same colour and dash; each begins where the one before ended.
function strokesOf(
  samples: Sample[],
): { key: string; status: AlertStatus; arrival: Arrival; points: Sample[] }[] {
  const strokes: { key: string; status: AlertStatus; arrival: Arrival; points: Sample[] }[] = [];
  samples.forEach((sample, index) => {
    const current = strokes.at(-1);
    if (current && current.status === sample.status && current.arrival === sample.arrival) {
      current.points.push(sample);
      return;
    }
    const before = samples[index - 1];
    strokes.push({
      key: String(sample.time),
      status: sample.status,
      arrival: sample.arrival,
      points: before ? [before, sample] : [sample],
    });
  });
  return strokes;
}

function pointOf({ time, air }: { time: number; air: number }): [number, number] {
  return [time, air];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

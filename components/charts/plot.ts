type Range = readonly [from: number, to: number];

export type Plot = ReturnType<typeof plot>;

/**
 * Returns the scales of a chart: functions that convert minutes and degrees into per cent, for marks and labels, and
 * the `viewBox` of a `PlotArea`, in which x is the minute and y is the negated temperature.
 */
export function plot([from, to]: Range, [low, high]: Range) {
  const x = (minute: number) => percent((minute - from) / (to - from));
  const y = (celsius: number) => percent((high - celsius) / (high - low));
  const at = (minute: number, celsius: number) => ({ x: x(minute), y: y(celsius) });
  return {
    from,
    to,
    low,
    high,
    x,
    y,
    at,
    /** Returns a length in per cent of the chart's width. */
    across: (minutes: number) => percent(minutes / (to - from)),
    air: ({ minute, air }: { minute: number; air: number }) => at(minute, air),
    viewBox: `${from} ${-high} ${to - from} ${high - low}`,
  };
}

/** Formats a share with at most two decimals, for example 1/3 as `33.33%`. */
function percent(share: number): string {
  return `${+(100 * share).toFixed(2)}%`;
}

/**
 * Returns the path of readings in a `PlotArea`: a quadratic B-spline, which smooths the sensor's noise. Its control points
 * are every n-th reading and the last one.
 */
export function linePath<Reading extends { minute: number }>(
  readings: readonly Reading[],
  celsius: (reading: Reading) => number,
  every = 1,
): string {
  const last = readings.length - 1;
  const points = readings
    // A point close to the last one would bend the line.
    .filter((_, i) => i === last || (i % every === 0 && i <= last - every / 2))
    .map((reading): Point => [even(reading.minute), even(-celsius(reading))]);
  const end = points.pop();
  const [start] = points;
  if (!start || !end) return "";
  // Each piece leads to the middle between two control points, the last one to the end. The command "t" mirrors a
  // control point at such a middle, which gives the next one.
  let from = start;
  const pieces = points.map(([x, y], i) => {
    const next = points[i + 1];
    const to: Point = next ? [(x + next[0]) / 2, (y + next[1]) / 2] : end;
    const piece = `${round(to[0] - from[0])} ${round(to[1] - from[1])}`;
    from = to;
    return piece;
  });
  return `M${start.join(" ")}q0 0 ${pieces.join("t")}`;
}

/** Returns the height of that curve at a place between the values of its control points: 1.5 is between [1] and [2]. */
export function smoothed(values: readonly number[], place: number): number {
  const nearest = Math.round(place);
  const t = place - nearest;
  const at = (index: number) => values[Math.min(Math.max(index, 0), values.length - 1)] ?? NaN;
  const sides = at(nearest - 1) * (0.5 - t) ** 2 + at(nearest + 1) * (0.5 + t) ** 2;
  return sides / 2 + at(nearest) * (0.75 - t ** 2);
}

type Point = [x: number, y: number];

function round(value: number): number {
  return +value.toFixed(2);
}

/** Rounds to an even number of hundredths, so that the middle of two values has two decimals, and no error adds up. */
function even(value: number): number {
  return 2 * round(value / 2);
}

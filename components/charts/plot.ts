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
 * Returns the path of readings in a `PlotArea`. Its control points are every n-th reading and the last one. The curve
 * smooths the sensor's noise.
 */
export function linePath<Reading extends { minute: number }>(
  readings: readonly Reading[],
  celsius: (reading: Reading) => number,
  every = 1,
): string {
  return curve(
    everyNth(readings, every).map((reading) => [reading.minute, -celsius(reading)]),
    2,
  );
}

/** Returns every n-th item and the last one. Leaves out an item close to the last one, which would bend the line. */
export function everyNth<Item>(items: readonly Item[], every: number): Item[] {
  const last = items.length - 1;
  return items.filter((_, i) => i === last || (i % every === 0 && i <= last - every / 2));
}

type Point = readonly [x: number, y: number];

/**
 * Returns the SVG path of a quadratic B-spline with these control points, rounded to `digits` decimals. The path is
 * empty for fewer than two points. Its relative commands need half the bytes of d3-shape's curves, which would make the
 * home page 7 % heavier.
 */
export function curve(points: readonly Point[], digits: number): string {
  const round = (value: number) => +value.toFixed(digits);
  const [start, ...others] = points.map(([x, y]): Point => [round(x), round(y)]);
  const end = others.pop();
  if (!start || !end) return "";

  const [first = end, ...controls] = others;
  let control = first;
  const joints = controls.map((next): Point => {
    const [x, y] = [round((control[0] + next[0]) / 2), round((control[1] + next[1]) / 2)];
    // SVG's `t` mirrors the last control point at the joint. Apart from rounding, the result is `next`.
    control = [2 * x - control[0], 2 * y - control[1]];
    return [x, y];
  });

  const step = ([x, y]: Point, from: Point) => `${round(x - from[0])} ${round(y - from[1])}`;
  const stops = [...joints, end];
  const [move, ...moves] = stops.map((stop, i) => step(stop, stops[i - 1] ?? start));
  const path = `M${start.join(" ")}q${step(first, start)} ${move}${moves.length ? "t" : ""}${moves.join(" ")}`;
  // SVG paths need neither a leading zero nor a space before a minus.
  return path.replace(/(?<![\d.])0(?=\.)/g, "").replace(/ -/g, "-");
}

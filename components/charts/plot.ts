type Range = readonly [from: number, to: number];

export type Plot = ReturnType<typeof plot>;

/**
 * The scales of a chart: minutes and degrees as places in per cent, for marks and labels, and as the `viewBox` of a
 * `PlotArea`, whose units are minutes to the right and degrees upwards.
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
    /** Lengths in per cent of the chart. */
    across: (minutes: number) => percent(minutes / (to - from)),
    down: (degrees: number) => percent(degrees / (high - low)),
    air: ({ minute, air }: { minute: number; air: number }) => at(minute, air),
    stock: ({ minute, stock }: { minute: number; stock: number }) => at(minute, stock),
    viewBox: `${from} ${-high} ${to - from} ${high - low}`,
  };
}

/** `33.33%`, from a third. */
export function percent(share: number): string {
  return `${+(100 * share).toFixed(2)}%`;
}

/**
 * The path of readings in a `PlotArea`, through every n-th and the last one. The curve passes beside single outliers, so
 * that the sensor's noise does not show.
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

/** Every n-th item from the first on, and the last one. Items too near to the last are left out: they would bend the line. */
export function everyNth<Item>(items: readonly Item[], every: number): Item[] {
  const last = items.length - 1;
  return items.filter((_, i) => i === last || (i % every === 0 && i <= last - every / 2));
}

type Point = readonly [x: number, y: number];

/**
 * The SVG path of a quadratic B-spline with these control points, rounded to `digits` decimals; empty for fewer than two
 * points. Relative commands take half the bytes of d3-shape's curves, which would make the home page 7 % heavier.
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
    // SVG's `t` mirrors the last control point at the joint; rounding apart, that is `next`.
    control = [2 * x - control[0], 2 * y - control[1]];
    return [x, y];
  });

  const step = ([x, y]: Point, from: Point) => `${round(x - from[0])} ${round(y - from[1])}`;
  const stops = [...joints, end];
  const [move, ...moves] = stops.map((stop, i) => step(stop, stops[i - 1] ?? start));
  const path = `M${start.join(" ")}q${step(first, start)} ${move}${moves.length ? "t" : ""}${moves.join(" ")}`;
  // SVG needs neither leading zeros nor a space before a minus.
  return path.replace(/(?<![\d.])0(?=\.)/g, "").replace(/ -/g, "-");
}

/** The height of `curve` at an index of its points, which may be a fraction. `height` returns the height of a point. */
export function curveAt(height: (point: number) => number, place: number): number {
  const nearest = Math.round(place);
  const control = height(nearest);
  const start = (height(nearest - 1) + control) / 2;
  const end = (control + height(nearest + 1)) / 2;
  const t = place - nearest + 0.5;
  return (1 - t) ** 2 * start + 2 * t * (1 - t) * control + t ** 2 * end;
}

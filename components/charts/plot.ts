type Range = readonly [from: number, to: number];

export type Plot = ReturnType<typeof plot>;

/**
 * Where minutes and degrees are in a chart: in per cent for the marks that stand on it, and as the `viewBox` of the
 * `PlotArea` that is stretched under them, whose units are minutes to the right and degrees upwards.
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
    /** How wide so many minutes are, and how high so many degrees. */
    across: (minutes: number) => percent(minutes / (to - from)),
    down: (degrees: number) => percent(degrees / (high - low)),
    air: ({ minute, air }: { minute: number; air: number }) => at(minute, air),
    stock: ({ minute, stock }: { minute: number; stock: number }) => at(minute, stock),
    viewBox: `${from} ${-high} ${to - from} ${high - low}`,
  };
}

/** A share of 1 as a length: `33.33%`. */
export function percent(share: number): string {
  return `${+(100 * share).toFixed(2)}%`;
}

/**
 * The line of some readings on a `PlotArea`: of every so many, and of the last one always. It passes beside a single
 * reading that differs from its neighbours, so that the sensor's noise does not show.
 */
export function linePath<Reading extends { minute: number }>(
  readings: Reading[],
  celsius: (reading: Reading) => number,
  every = 1,
): string {
  return curve(
    everyNth(readings, every).map((reading) => [reading.minute, -celsius(reading)]),
    2,
  );
}

/** Every so many items from the first on, and the last one; none so near to the last that the line would end in a hook. */
export function everyNth<Item>(items: Item[], every: number): Item[] {
  const last = items.length - 1;
  return items.filter((_, i) => i === last || (i % every === 0 && i <= last - every / 2));
}

type Point = readonly [x: number, y: number];

/**
 * A smooth line past some points, in numbers of so many decimals: parabolas whose control points these are,
 * joined halfway between one and the next. Written as steps from joint to joint, which takes half the bytes of d3-shape's
 * curves: those would make the home page 7 % heavier.
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
  // Without the zeros and spaces that a path may leave out.
  return path.replace(/(?<![\d.])0(?=\.)/g, "").replace(/ -/g, "-");
}

/** How high `curve` lies at a place that is counted in points; `height` is that of a point. */
export function curveAt(height: (point: number) => number, place: number): number {
  const nearest = Math.round(place);
  const control = height(nearest);
  const start = (height(nearest - 1) + control) / 2;
  const end = (control + height(nearest + 1)) / 2;
  const t = place - nearest + 0.5;
  return (1 - t) ** 2 * start + 2 * t * (1 - t) * control + t ** 2 * end;
}

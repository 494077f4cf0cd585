import type { NightSample } from "@/lib/simulation/night";

type Point = readonly [x: number, y: number];

/** `samples` as a curve, thinned: minutes to the right, degrees upwards. */
export function tracePath(...trace: Parameters<typeof shownPoints>): string {
  return curvedPath(...shownPoints(...trace));
}

function shownPoints(
  samples: NightSample[],
  value: (sample: NightSample) => number,
  every: Thinning<NightSample>,
  digits = 2,
): [points: Point[], digits: number] {
  const shown = thinned(samples, every);
  return [shown.map((sample) => [sample.minute, -value(sample)]), digits];
}

/** Every so many, or those that are chosen. */
type Thinning<Item> = number | ((item: Item) => boolean);

/** The first and the last, and of those between as many as a line needs. */
export function thinned<Item>(items: Item[], every: Thinning<Item>): Item[] {
  return items.filter(
    (item, i) =>
      i === 0 ||
      i === items.length - 1 ||
      (typeof every === "number" ? i % every === 0 : every(item)),
  );
}

/** Joined points, rounded to so many decimals. From point to point instead of from place to place: half as many bytes. */
export function relativePath(points: Point[], digits: number): string {
  const [start, ...moves] = stepsBetween(points.map((point) => rounded(point, digits)));
  if (start === undefined) return "";
  return write(`M${start}${moves.length > 0 ? `l${moves.join(" ")}` : ""}`);
}

/**
 * A smooth line from the first point to the last, which those between pull towards themselves: pieces of a parabola
 * that meet halfway from one point to the next. It takes no more numbers than joining the points does.
 */
export function curvedPath(points: Point[], digits: number): string {
  const curve = pieces(points, digits);
  const [first] = curve;
  if (!first) return relativePath(points, digits);
  const [place, ...moves] = stepsBetween([first.from, ...curve.map(({ to }) => to)]);
  const [, pulled] = stepsBetween([first.from, first.pull]);
  return write(`M${place}q${pulled} ${moves[0]}t${moves.slice(1).join(" ")}`);
}

/** What the curve of `tracePath` shows at a minute: it passes beside what was measured. */
export function traceValue(minute: number, ...trace: Parameters<typeof shownPoints>): number {
  const piece = pieces(...shownPoints(...trace)).find(({ to }) => minute <= to[0]);
  if (!piece) throw new RangeError(`The trace has no minute ${minute}`);
  const { from, pull, to } = piece;
  const t = (minute - from[0]) / (to[0] - from[0]);
  return -((1 - t) ** 2 * from[1] + 2 * t * (1 - t) * pull[1] + t ** 2 * to[1]);
}

type Piece = { from: Point; pull: Point; to: Point };

function pieces(points: Point[], digits: number): Piece[] {
  const [start, first, ...others] = points;
  const end = others.at(-1);
  if (!start || !first || !end) return [];
  let from = rounded(start, digits);
  let pull = rounded(first, digits);
  const inner = others.map((next): Piece => {
    const to = rounded([(pull[0] + next[0]) / 2, (pull[1] + next[1]) / 2], digits);
    const piece = { from, pull, to };
    from = to;
    // As `t` mirrors it; what rounding has moved it by, the next meeting makes up for.
    pull = [2 * to[0] - pull[0], 2 * to[1] - pull[1]];
    return piece;
  });
  return [...inner, { from, pull, to: rounded(end, digits) }];
}

function rounded([x, y]: Point, digits: number): Point {
  return [+x.toFixed(digits), +y.toFixed(digits)];
}

/** The first place, and how far it is from each place to the next. */
function stepsBetween(places: Point[]): string[] {
  return places.map(([x, y], i) => {
    const [beforeX, beforeY] = places[i - 1] ?? [0, 0];
    // Differences of decimals are seldom exact.
    return [x - beforeX, y - beforeY].map((by) => String(+by.toFixed(4))).join(" ");
  });
}

/** Without what may be left out of a path. */
function write(path: string): string {
  return path.replace(/(?<![\d.])0(?=\.)/g, "").replace(/ -/g, "-");
}

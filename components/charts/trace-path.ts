import type { NightSample } from "@/lib/simulation/night";

type Point = readonly [x: number, y: number];

/** Every so many minutes of `samples` and the last one as a curve: minutes to the right, degrees upwards. */
export function tracePath(
  samples: NightSample[],
  value: (sample: NightSample) => number,
  every: number,
  digits = 2,
): string {
  const last = samples.length - 1;
  const shown = samples.filter((_, i) => i % every === 0 || i === last);
  return curvedPath(
    shown.map((sample) => [sample.minute, -value(sample)]),
    digits,
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
  const [start, first, ...others] = points;
  const end = others.at(-1);
  if (!start || !first || !end) return relativePath(points, digits);
  let pull = rounded(first, digits);
  const meetings = others.map((next): Point => {
    const meeting = rounded([(pull[0] + next[0]) / 2, (pull[1] + next[1]) / 2], digits);
    // As `t` mirrors it; what rounding has moved it by, the next meeting makes up for.
    pull = [2 * meeting[0] - pull[0], 2 * meeting[1] - pull[1]];
    return meeting;
  });
  const from = rounded(start, digits);
  const [place, ...moves] = stepsBetween([from, ...meetings, rounded(end, digits)]);
  const [, pulled] = stepsBetween([from, rounded(first, digits)]);
  return write(`M${place}q${pulled} ${moves[0]}t${moves.slice(1).join(" ")}`);
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

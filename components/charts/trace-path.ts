import type { NightSample } from "@/lib/simulation/night";

type Point = readonly [x: number, y: number];

/** Every so many minutes of `samples` and the last one as a path: minutes to the right, degrees upwards. */
export function tracePath(
  samples: NightSample[],
  value: (sample: NightSample) => number,
  every: number,
  digits = 2,
): string {
  const last = samples.length - 1;
  const shown = samples.filter((_, i) => i % every === 0 || i === last);
  return relativePath(
    shown.map((sample) => [sample.minute, -value(sample)]),
    digits,
  );
}

/** Joined points, rounded to so many decimals. From point to point instead of from place to place: half as many bytes. */
export function relativePath(points: Point[], digits: number): string {
  const scale = 10 ** digits;
  const places = points.map((point) => point.map((at) => Math.round(at * scale)));
  const [start, ...moves] = places.map(([x = 0, y = 0], i) => {
    const [beforeX = 0, beforeY = 0] = places[i - 1] ?? [];
    return [x - beforeX, y - beforeY].map((by) => shortest(by / scale)).join(" ");
  });
  if (start === undefined) return "";
  return `M${start}${moves.length > 0 ? `l${moves.join(" ")}` : ""}`.replace(/ -/g, "-");
}

function shortest(value: number): string {
  return String(value).replace(/(?<=^-?)0(?=\.)/, "");
}

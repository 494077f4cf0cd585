/** The value below which that share (0 to 1) of the values lies, between two neighbours in proportion; NaN of none. */
export function quantile(values: Iterable<number>, share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place % 1);
}

export function median(values: Iterable<number>): number {
  return quantile(values, 0.5);
}

/** Where a value lies between two others, as a share of a length: `33.33%`. */
export function percentBetween(from: number, to: number): (value: number) => string {
  return (value) => `${+((100 * (value - from)) / (to - from)).toFixed(2)}%`;
}

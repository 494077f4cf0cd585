type BandProps = {
  /** In degrees upwards, as the chart's own coordinates are. */
  limits: readonly [low: number, high: number];
  from: number;
  width: number;
};

/** The safe band with its two limits, in a stretched chart. */
export function Band({ limits: [low, high], from, width }: BandProps) {
  return (
    <>
      <rect x={from} y={-high} width={width} height={high - low} className="fill-band" />
      <path
        d={`M${from} ${-high}h${width}M${from} ${-low}h${width}`}
        className="stroke-band-edge"
      />
    </>
  );
}

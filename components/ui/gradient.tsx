type GradientProps = { id: string; stops: string[]; x?: string; y?: string };

/** An SVG gradient, by default from left to right. A stop is written as in CSS: `#fff 40%`. */
export function Gradient({ id, stops, x = "1", y = "0" }: GradientProps) {
  return (
    <linearGradient id={id} x2={x} y2={y}>
      {stops.map((stop, i) => {
        const [color, offset = i === 0 ? "0" : "1"] = stop.split(" ");
        return <stop key={stop} stopColor={color} offset={offset} />;
      })}
    </linearGradient>
  );
}

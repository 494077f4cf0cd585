/** The length of the drawing, in its units. */
const LENGTH = 51;

/** The steel probe of the device, which points to the right. The origin is its tip. */
export function Probe() {
  return (
    <g transform={`translate(${-LENGTH})`}>
      <linearGradient id="steel" x2="0" y2="1">
        {steel.map(([color, offset]) => (
          <stop key={color} stopColor={color} offset={offset} />
        ))}
      </linearGradient>
      <path d="M0-1.6h9v3.2h-9z" fill="#23282a" />
      <path d="M2-1.9v3.8m1.8-3.8v3.8m1.8-3.8v3.8" stroke="#4b5152" strokeWidth=".8" />
      <path d={`M9-2H${LENGTH - 1.8}a1.8 2 0 0 1 0 4H9Z`} fill="url(#steel)" />
      <path d="M18-2v4m2-4v4" stroke="#2c3133" strokeWidth=".5" />
    </g>
  );
}

const steel = [
  "#5d6466 0",
  "#e9eeee 16%",
  "#fff 34%",
  "#9aa1a2 56%",
  "#4b5152 80%",
  "#8f9696 1",
].map((stop) => stop.split(" "));

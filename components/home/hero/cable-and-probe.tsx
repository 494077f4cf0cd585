/**
 * The cable from the housing's gland and the probe at its end, whose tip is the origin, in hundredths of the housing's
 * width `--w`: it reaches the tip at every size of the picture beside it.
 */
export function CableAndProbe() {
  const cable = "M-108.5-11.5C-108.5 22-98 36-76 36s21-9 30.5-14.5";
  return (
    <svg
      viewBox="0 0 100 100"
      className="absolute size-(--w) [filter:drop-shadow(4px_8px_6px_#0004)]"
      overflow="visible"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="steel" x2="0" y2="1">
          <stop stopColor="#5d6466" />
          <stop offset=".16" stopColor="#e9eeee" />
          <stop offset=".34" stopColor="#fff" />
          <stop offset=".56" stopColor="#9aa1a2" />
          <stop offset=".8" stopColor="#4b5152" />
          <stop offset="1" stopColor="#8f9696" />
        </linearGradient>
      </defs>
      <g strokeLinecap="round">
        <path d={cable} stroke="#124c52" strokeWidth="3.6" />
        <path d={cable} stroke="#268b93" strokeWidth="2.7" />
        <path
          d={cable}
          stroke="#7fd0d2"
          strokeOpacity=".5"
          strokeWidth=".7"
          transform="translate(-.6-.6)"
        />
      </g>
      <g transform="rotate(-25.5)">
        <path d="M-51-1.6h9v3.2h-9z" fill="#16191a" />
        <path d="M-49-1.9v3.8m1.8-3.8v3.8m1.8-3.8v3.8" stroke="#2a2f31" strokeWidth=".8" />
        <path d="M-42-2H-1.8a1.8 2 0 0 1 0 4H-42Z" fill="url(#steel)" />
        <path d="M-33-2v4m2-4v4" stroke="#2c3133" strokeWidth=".5" />
      </g>
    </svg>
  );
}

import { interpolate } from "./hero-plot";

/** The cable from the housing to the probe. `x`, `y`: the tip's distance from its place at the alert. */
export function CableAndProbe({ x, y }: { x: number; y: number }) {
  return layouts.map((layout) => <Cable key={layout.name} {...layout} x={x} y={y} />);
}

/**
 * Two layouts: the device is left of the line or, on a phone, above it. Lengths are in hundredths of the housing's width.
 * The probe turns from `resting` to `hanging` (`angle`: degrees clockwise) while its tip moves down by `hangsAt`. The cable
 * is a Bézier curve: one control point lies `handleX`, `handleY` from the gland, the other `slack` behind the probe.
 */
const layouts = [
  {
    name: "across",
    className: "max-tab:hidden",
    /** The point at which the cable leaves the housing, from the resting tip. */
    gland: { x: -108.5, y: -11.5 },
    probe: 51,
    resting: { angle: -25.5, handleX: 0, handleY: 80, slack: 30 },
    hanging: { angle: 38, handleX: 0, handleY: 62, slack: 64 },
    hangsAt: 90,
    leftmost: -Infinity,
  },
  {
    name: "down",
    className: "tab:hidden",
    gland: { x: -13.2, y: -26 },
    probe: 31,
    resting: { angle: -36, handleX: -42, handleY: 2, slack: 24 },
    hanging: { angle: 86, handleX: -12, handleY: 8, slack: 10 },
    hangsAt: 84,
    /** Keeps the cable inside the window. */
    leftmost: -45,
  },
];

type LayoutProps = (typeof layouts)[number] & { x: number; y: number };

function Cable(props: LayoutProps) {
  const { name, className, gland, probe, resting, hanging, hangsAt, leftmost, x, y } = props;
  const share = Math.min(1, Math.max(0, y / hangsAt));
  const now = (value: keyof typeof resting) => interpolate(resting[value], hanging[value], share);
  const angle = now("angle");
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const behind = (distance: number) =>
    points(Math.max(leftmost, x - distance * cos), y - distance * sin);
  const handle = points(Math.max(leftmost, gland.x + now("handleX")), gland.y + now("handleY"));
  const cable = `M${points(gland.x, gland.y)}C${handle} ${behind(probe + now("slack"))} ${behind(probe)}`;
  return (
    <svg
      viewBox="0 0 100 100"
      overflow="visible"
      fill="none"
      className={`hero-cable w-full ${className}`}
      aria-hidden="true"
    >
      <linearGradient id={`steel-${name}`} x2="0" y2="1">
        <stop stopColor="#5d6466" />
        <stop offset=".16" stopColor="#e9eeee" />
        <stop offset=".34" stopColor="#fff" />
        <stop offset=".56" stopColor="#9aa1a2" />
        <stop offset=".8" stopColor="#4b5152" />
        <stop offset="1" stopColor="#8f9696" />
      </linearGradient>
      <g strokeLinecap="round">
        <path d={cable} stroke="#124c52" strokeWidth="3.6" />
        <path d={cable} stroke="#268b93" strokeWidth="2.7" />
        <path d={cable} stroke="#7fd0d280" strokeWidth=".7" transform="translate(-.6-.6)" />
      </g>
      <g transform={`translate(${points(x, y)})rotate(${angle.toFixed(1)})`}>
        <path d={`M${-probe}-1.6h9v3.2h-9z`} fill="#16191a" />
        <path
          d={`M${2 - probe}-1.9v3.8m1.8-3.8v3.8m1.8-3.8v3.8`}
          stroke="#2a2f31"
          strokeWidth=".8"
        />
        <path
          d={`M${9 - probe}-2H-1.8a1.8 2 0 0 1 0 4H${9 - probe}Z`}
          fill={`url(#steel-${name})`}
        />
        <path d={`M${18 - probe}-2v4m2-4v4`} stroke="#2c3133" strokeWidth=".5" />
      </g>
    </svg>
  );
}

function points(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

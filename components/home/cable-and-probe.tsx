import { Gradient } from "./gradient";
import { interpolate } from "./hero-plot";

/**
 * The cable leaves the housing at `gland`: left of the probe's tip or, on a phone, above it. Lengths are in hundredths
 * of the housing's width, places are relative to the resting tip. `probe` is the probe's length. While the tip moves
 * down, the probe turns from `resting` to `hanging` (degrees clockwise). `handle` and `slack` set the cable's Bézier
 * control points, at the gland and behind the probe.
 */
const layouts = [
  {
    name: "across",
    className: "max-tab:hidden",
    gland: { x: -108.5, y: -11.5 },
    handle: { x: 0, y: 80 },
    slack: 30,
    probe: 51,
    resting: -25.5,
    hanging: 38,
  },
  {
    name: "down",
    className: "tab:hidden",
    gland: { x: -13.2, y: -26 },
    handle: { x: -42, y: 2 },
    slack: 24,
    probe: 31,
    resting: -36,
    hanging: 86,
  },
];

/** The distance below the resting place at which the probe has turned to `hanging`. */
const HANGS_AT = 87;

/** The cable from the housing to the probe. `x` and `y` are the distance of the tip from its place at the alert. */
export function CableAndProbe({ x, y }: { x: number; y: number }) {
  return layouts.map(({ name, className, gland, handle, slack, probe, resting, hanging }) => {
    const angle = interpolate(resting, hanging, Math.min(1, Math.max(0, y / HANGS_AT)));
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const behind = (distance: number) => point(x - distance * cos, y - distance * sin);
    const bend = point(gland.x + handle.x, gland.y + handle.y);
    const cable = `M${point(gland.x, gland.y)}C${bend} ${behind(probe + slack)} ${behind(probe)}`;
    return (
      <svg
        key={name}
        viewBox="0 0 100 100"
        overflow="visible"
        fill="none"
        className={`hero-cable w-full ${className}`}
        aria-hidden="true"
      >
        <Gradient id={`steel-${name}`} x="0" y="1" stops={steel} />
        <g strokeLinecap="round">
          <path d={cable} stroke="#124c52" strokeWidth="3.6" />
          <path d={cable} stroke="#268b93" strokeWidth="2.7" />
          <path d={cable} stroke="#7fd0d280" strokeWidth=".7" transform="translate(-.6-.6)" />
        </g>
        <g transform={`translate(${point(x, y)})rotate(${angle.toFixed(1)})`}>
          <g transform={`translate(${-probe})`}>
            <path d="M0-1.6h9v3.2h-9z" fill="#16191a" />
            <path d="M2-1.9v3.8m1.8-3.8v3.8m1.8-3.8v3.8" stroke="#2a2f31" strokeWidth=".8" />
            <path d={`M9-2H${probe - 1.8}a1.8 2 0 0 1 0 4H9Z`} fill={`url(#steel-${name})`} />
            <path d="M18-2v4m2-4v4" stroke="#2c3133" strokeWidth=".5" />
          </g>
        </g>
      </svg>
    );
  });
}

const steel = ["#5d6466", "#e9eeee 16%", "#fff 34%", "#9aa1a2 56%", "#4b5152 80%", "#8f9696"];

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

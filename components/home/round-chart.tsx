import { InkThenWarm } from "@/components/charts/air-line";
import { alert, clock, morning, night } from "@/components/charts/night-data";
import { curvedPath } from "@/components/charts/trace-path";

const RADIUS = 300;
/** So that the peak stays clear of the ticks. */
const [at0, perDegree] = [183, 13];
/** The trace is drawn so many times larger, whose whole numbers are fine enough for a smooth line. */
const FINER = 2;

/** A recorder's chart of a day: the night is the machine's half, the day is blank paper. */
export function RoundChart() {
  const trace = curvedPath(
    night.attended
      .filter(({ minute }) => minute % 5 === 0)
      .map(({ minute, air }) => point(minute, air))
      .map(([x, y]) => [x * FINER, y * FINER]),
    0,
  );
  const [high, low] = [radius(night.high), radius(night.low)];
  const half = (r: number) => `M${-r} 0A${r} ${r} 0 0 1 ${r} 0`;
  const [dusk, dawn] = [clock(0), clock(night.lengthMinutes)];
  return (
    <svg
      viewBox="-355 -330 710 670"
      fill="none"
      overflow="visible"
      className="m-auto max-w-160 text-[2.125rem] text-muted max-tab:my-4 max-tab:w-71 tab:row-span-2 tab:w-7/8 tab:max-lg:order-first desk:text-[1.5rem] lg:text-[1.25rem]"
      role="img"
      aria-label={`A recorder’s round chart of one day. From ${dusk} to ${dawn}, the machine’s watch, the temperature is drawn; at ${clock(alert.minute)} comes the alert. From ${dawn} to ${dusk}, your day, the paper is blank.`}
    >
      <radialGradient id="round" gradientUnits="userSpaceOnUse" r={RADIUS * FINER} cx="0" cy="0">
        <InkThenWarm at={high / RADIUS} />
      </radialGradient>
      <circle r={RADIUS} className="fill-surface-2 dark:fill-canvas" />
      <path d={`${half(high)}H${low}A${low} ${low} 0 0 0 ${-low} 0Z`} className="fill-band" />
      <path d={half(high) + half(low)} className="stroke-band-edge" />
      <path
        d={`M${RADIUS} 0A300 300 0 0 1 ${-RADIUS} 0Z`}
        className="fill-surface dark:fill-surface-2"
      />
      <g className="stroke-control">
        <Ticks count={144} length={6} />
        <Ticks count={24} length={11} />
        <circle r={RADIUS} />
      </g>
      <path
        d={trace}
        transform={`scale(${1 / FINER})`}
        stroke="url(#round)"
        strokeWidth="1.3"
        vectorEffect="non-scaling-stroke"
      />
      <Dot at={point(alert.minute, alert.air)} className="fill-warm-dot" />
      <Dot at={point(night.lengthMinutes, morning.attended.stock)} className="fill-cold" />
      <g textAnchor="middle">
        <text y="-314">{clock(360)}</text>
        <text x="180" y="-282" className="text-warm">
          {clock(alert.minute)}
        </text>
        <g className="max-[359px]:hidden">
          <text x="-310" dy=".35em" textAnchor="end">
            {dusk}
          </text>
          <text x="310" dy=".35em" textAnchor="start">
            {dawn}
          </text>
        </g>
        <text y="314" dy=".7em">
          {clock(1080)}
        </text>
        <g className="max-desk:hidden">
          <text y="-64">
            {dusk} to {dawn}
          </text>
          <text y="90">
            {dawn} to {dusk}
          </text>
        </g>
        <g className="font-medium tracking-[-.018em] text-ink desk:text-[1.6875rem]">
          <text y="-32" className="max-desk:hidden">
            The machine’s watch
          </text>
          <text y="-72" className="desk:hidden">
            The machine’s
          </text>
          <text y="-34" className="desk:hidden">
            watch
          </text>
          <text y="62">Your day</text>
        </g>
      </g>
    </svg>
  );
}

type DotProps = { at: [x: number, y: number]; className: string };

/** Larger in the small drawing of a phone or a tablet. */
function Dot({ at: [x, y], className }: DotProps) {
  return (
    <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="5" className={`${className} max-lg:[r:8px]`} />
  );
}

/** 18:00 on the left, 00:00 at the top, 06:00 on the right. */
function point(minute: number, degrees: number): [x: number, y: number] {
  const angle = (minute / night.lengthMinutes) * Math.PI;
  return [-radius(degrees) * Math.cos(angle), -radius(degrees) * Math.sin(angle)];
}

function radius(degrees: number): number {
  return at0 + degrees * perDegree;
}

/** So many ticks around the disc: dashes of a circle as broad as a tick is long. */
function Ticks({ count, length }: { count: number; length: number }) {
  return (
    <circle
      r={RADIUS - length / 2}
      strokeWidth={length}
      pathLength={count}
      strokeDasharray={`${+(count / 1900).toFixed(3)} ${+(1 - count / 1900).toFixed(3)}`}
    />
  );
}

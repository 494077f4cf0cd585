import { Dot, Trace } from "@/components/charts/marks";
import { clock, events, morning, night } from "@/lib/night/night";
import { curve, everyNth, percent } from "@/components/charts/plot";

const RADIUS = 300;
/** The paper, with room for the hours around the disc. */
const [WIDTH, HEIGHT] = [710, 670];

const [dusk, dawn] = [clock(0), clock(night.lengthMinutes)];
const description = `A recorder’s round chart of one day. From ${dusk} to ${dawn}, the machine’s watch, the temperature is drawn; at ${clock(events.alert.minute)} comes the alert. From ${dawn} to ${dusk}, your day, the paper is blank.`;

/** A recorder's chart of a day: the night is the machine's half, the day is blank paper. */
export function RoundChart() {
  const [high, low] = [radius(night.high), radius(night.low)];
  const half = (r: number) => `M${-r} 0A${r} ${r} 0 0 1 ${r} 0`;
  return (
    <svg
      overflow="visible"
      textAnchor="middle"
      className="m-auto aspect-[71/67] w-[min(100%,17.75rem)] text-label sm:w-[min(100%,38rem,78svh)]"
      role="img"
      aria-label={description}
    >
      <svg
        viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="1.3"
      >
        <circle r={RADIUS} className="fill-surface-2 dark:fill-canvas" />
        <path d={`${half(high)}H${low}A${low} ${low} 0 0 0 ${-low} 0Z`} className="fill-band" />
        <path d={half(high) + half(low)} strokeWidth="1" className="stroke-band-edge" />
        <path
          d={`M${RADIUS} 0A${RADIUS} ${RADIUS} 0 0 1 ${-RADIUS} 0Z`}
          className="fill-surface dark:fill-surface-2"
        />
        <g className="stroke-control">
          <Ticks count={144} length={6} />
          <Ticks count={24} length={11} />
          <circle r={RADIUS} strokeWidth="1" />
        </g>
        <Trace d={trace(0, events.crossed.minute)} />
        <Trace tone="warm" d={trace(events.crossed.minute, events.back.minute)} />
        <Trace d={trace(events.back.minute, night.lengthMinutes)} />
      </svg>
      <Dot at={place(point(events.alert.minute, radius(events.alert.air)))} tone="warm" />
      <Dot at={place(point(night.lengthMinutes, radius(morning.attended.stock)))} tone="cold" />
      <text {...place([0, -RADIUS])} dy="-.6em">
        {clock(night.lengthMinutes / 2)}
      </text>
      <text
        {...place(point(events.alert.minute, RADIUS))}
        dx=".4em"
        dy="-.4em"
        textAnchor="start"
        className="text-warm"
      >
        {clock(events.alert.minute)}
      </text>
      <text {...place([0, RADIUS])} dy="1.4em">
        {clock(1.5 * night.lengthMinutes)}
      </text>
      {/* Where the letters are too large for the disc, it stands alone: its name says what they say. */}
      <g className="max-[22.5rem]:hidden">
        <text {...place([-RADIUS, 0])} dx="-.6em" dy=".35em" textAnchor="end">
          {dusk}
        </text>
        <text {...place([RADIUS, 0])} dx=".6em" dy=".35em" textAnchor="start">
          {dawn}
        </text>
      </g>
      <g className="max-desk:hidden">
        <text {...place([0, -40])} dy="-1.5em">{`${dusk} to ${dawn}`}</text>
        <text {...place([0, 60])} dy="1.6em">{`${dawn} to ${dusk}`}</text>
      </g>
      <g className="font-medium text-ink max-[20rem]:hidden desk:text-lg">
        <text {...place([0, -40])} className="max-desk:hidden">
          The machine’s watch
        </text>
        <text {...place([0, -40])} dy="-1.2em" className="desk:hidden">
          The machine’s
        </text>
        <text {...place([0, -40])} className="desk:hidden">
          watch
        </text>
        <text {...place([0, 60])}>Your day</text>
      </g>
    </svg>
  );
}

type Point = readonly [x: number, y: number];

/** In per cent of the drawing. */
function place([x, y]: Point) {
  return { x: percent(x / WIDTH + 0.5), y: percent(y / HEIGHT + 0.5) };
}

/** 18:00 on the left, 00:00 at the top, 06:00 on the right. */
function point(minute: number, r: number): Point {
  const angle = (minute / night.lengthMinutes) * Math.PI;
  return [-r * Math.cos(angle), -r * Math.sin(angle)];
}

/** So that the night's peak stays clear of the ticks. */
function radius(degrees: number): number {
  return 183 + degrees * 13;
}

function trace(from: number, to: number): string {
  const readings = everyNth(night.attended.slice(from, to + 1), 8);
  return curve(
    readings.map(({ minute, air }) => point(minute, radius(air))),
    1,
  );
}

/** So many ticks around the disc, one unit wide: dashes of a circle as broad as a tick is long. */
function Ticks({ count, length }: { count: number; length: number }) {
  const inked = +(count / (2 * Math.PI * RADIUS)).toFixed(3);
  return (
    <circle
      r={RADIUS - length / 2}
      strokeWidth={length}
      pathLength={count}
      strokeDasharray={`${inked} ${1 - inked}`}
    />
  );
}

import { alert, clock, morning, night } from "@/components/charts/night-data";
import { InkThenWarm } from "@/components/charts/air-line";
import { curvedPath } from "@/components/charts/trace-path";

/** What the company is for, around a recorder's chart: the night is the machine's half, the day is blank paper. */
export function VisionAndMission() {
  return (
    <div className="grid gap-x-[clamp(20px,2.4vw,48px)] gap-y-8 sm:grid-cols-2 lg:grid-cols-[1fr_minmax(0,min(640px,44vw))_1fr]">
      <section className="max-sm:border-t max-sm:border-border max-sm:pt-5 lg:pt-[22%]">
        <h2 className="text-title">Our Vision</h2>
        <p className="mt-3 max-w-[27em] text-lead text-pretty md:mt-4">
          Machines that keep the watch, so that people can get on with the work. In the cold room,
          on the factory floor and in the classroom.
        </p>
      </section>
      <Disc />
      <section className="max-sm:border-t max-sm:border-border max-sm:pt-5 lg:self-end lg:pb-[30%]">
        <h2 className="text-title">Our Mission</h2>
        <p className="mt-3 max-w-[27em] text-lead text-pretty md:mt-4">
          To design automation and robotics that people can understand, use and rely on, starting
          with the things that must not go wrong at night.
        </p>
      </section>
    </div>
  );
}

const RADIUS = 300;
const [at0, perDegree] = [183, 15];

function Disc() {
  const shown = night.attended.filter(({ minute }) => minute % 4 === 0);
  const trace = curvedPath(
    shown.map(({ minute, air }) => point(minute, air)),
    1,
  );
  const [high, low] = [radius(night.high), radius(night.low)];
  const half = (r: number) => `M${-r} 0A${r} ${r} 0 0 1 ${r} 0`;
  const [nowX, nowY] = point(alert.minute, alert.air);
  const [endX, endY] = point(night.lengthMinutes, morning.attended.stock);
  return (
    <svg
      viewBox="-340 -330 680 670"
      fill="none"
      overflow="visible"
      className="mx-auto w-full max-w-160 text-sm text-muted max-sm:hidden sm:max-lg:order-first sm:max-lg:col-span-2"
      role="img"
      aria-label={`A recorder’s round chart of one day. From ${clock(0)} to ${clock(night.lengthMinutes)}, the machine’s watch, the temperature is drawn; at ${clock(alert.minute)} it leaves its band. From ${clock(night.lengthMinutes)} to ${clock(0)}, your day, the paper is blank.`}
    >
      <radialGradient id="round" gradientUnits="userSpaceOnUse" r={RADIUS} cx="0" cy="0">
        <InkThenWarm at={high / RADIUS} />
      </radialGradient>
      <circle r={RADIUS} className="fill-surface-2 dark:fill-surface" />
      <g className="paper text-muted" textAnchor="middle">
        <path d={`M${RADIUS} 0A300 300 0 0 1 ${-RADIUS} 0Z`} className="fill-surface" />
        <text y="62" className="text-[1.6875rem] font-medium tracking-[-.018em] text-ink">
          Your day
        </text>
        <text y="90">
          {clock(night.lengthMinutes)} to {clock(0)}
        </text>
      </g>
      <path
        d={`${half(high)}H${low}A${low} ${low} 0 0 0 ${-low} 0Z`}
        className="fill-band stroke-none"
      />
      <path d={half(high) + half(low)} className="stroke-band-edge" />
      <path d={spokes} className="stroke-grid-hour" />
      <g className="stroke-control">
        <Ticks count={144} length={6} />
        <Ticks count={24} length={11} />
      </g>
      <circle r={RADIUS} className="stroke-control" />
      <path d={trace} stroke="url(#round)" strokeWidth="1.6" />
      <circle cx={nowX.toFixed(1)} cy={nowY.toFixed(1)} r="5" className="fill-warm-dot" />
      <circle cx={endX.toFixed(1)} cy={endY.toFixed(1)} r="5" className="fill-cold" />
      <g textAnchor="middle">
        <text y="-314">{clock(360)}</text>
        <text x="176" y="-282" className="text-warm">
          {clock(alert.minute)}
        </text>
        <text x="-310" y="-8" textAnchor="end">
          {clock(0)}
        </text>
        <text x="310" y="-8" textAnchor="start">
          {clock(night.lengthMinutes)}
        </text>
        <text y="328">12:00</text>
        <text y="-64">
          {clock(0)} to {clock(night.lengthMinutes)}
        </text>
        <text y="-32" className="text-[1.6875rem] font-medium tracking-[-.018em] text-ink">
          The machine’s watch
        </text>
      </g>
    </svg>
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

/** A line an hour of the night, but for those that the paper's edge makes. */
const spokes = Array.from({ length: 11 }, (_, i) => {
  const angle = ((i + 1) / 12) * Math.PI;
  const [x, y] = [Math.cos(angle), -Math.sin(angle)];
  return `M${Math.round(x * 110)} ${Math.round(y * 110)}L${Math.round(x * 286)} ${Math.round(y * 286)}`;
}).join("");

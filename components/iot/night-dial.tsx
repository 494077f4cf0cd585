import { Dot, Label, Trace } from "@/components/charts/marks";
import { clock, events, morning, night } from "@/lib/night/night";
import { curve, everyNth, percent } from "@/components/charts/plot";
import { formatDegrees, formatTemperature } from "@/lib/format";

const RADIUS = 300;
/** The paper, with room for the hours around the disc; it ends where the disc is cut. */
const [WIDTH, HEIGHT] = [680, 330];

const [dusk, dawn] = [clock(0), clock(night.lengthMinutes)];
const description = `The night’s half of a recorder’s round chart, ${dusk} to ${dawn}: the machine’s watch. The temperature stays in range until ${clock(events.crossed.minute)}; at ${clock(events.alert.minute)} comes the alert, at ${clock(events.back.minute)} it is back.`;

/** A recorder's round chart, cut in half: the night rises over the day, which is not the machine's. */
export function NightDial() {
  const [upper, lower] = [radius(night.high), radius(night.low)];
  return (
    <svg
      overflow="visible"
      textAnchor="middle"
      className="aspect-[68/33] w-full text-label"
      role="img"
      aria-label={description}
    >
      <svg
        viewBox={`${-WIDTH / 2} ${-HEIGHT} ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="1.3"
      >
        <path d={half(RADIUS)} className="fill-surface" />
        <path
          d={`${half(upper)}H${lower}A${lower} ${lower} 0 0 0 ${-lower} 0Z`}
          className="fill-band"
        />
        <path d={half(upper) + half(lower)} strokeWidth="1" className="stroke-band-edge" />
        <g strokeWidth="1" className="stroke-grid-hour">
          <path d={[2, 6, 8].map((degrees) => half(radius(degrees))).join("")} />
          <path d={hours.map((hour) => `M${point(hour, lower)}L${point(hour, RADIUS)}`).join("")} />
        </g>
        <g className="stroke-control">
          <Ticks count={72} length={6} />
          <Ticks count={12} length={12} />
          <path d={half(RADIUS)} strokeWidth="1" />
        </g>
        <Trace d={trace(0, events.crossed.minute)} />
        <Trace tone="warm" d={trace(events.crossed.minute, events.back.minute)} />
        <Trace d={trace(events.back.minute, night.lengthMinutes)} />
      </svg>
      {/* The day begins below; the line goes on through the page. */}
      <line x1="-300%" x2="300%" y1="100%" y2="100%" className="stroke-control" />
      <Dot at={place(point(events.alert.minute, radius(events.alert.air)))} tone="warm" />
      <Dot at={place(point(night.lengthMinutes, radius(morning.attended.stock)))} tone="cold" />
      {[night.lengthMinutes / 4, night.lengthMinutes / 2].map((minute) => (
        <Label key={minute} at={place(point(minute, RADIUS + 12))} dx={minute < 300 ? "-1.2em" : 0}>
          {clock(minute)}
        </Label>
      ))}
      <g className="text-warm" textAnchor="start">
        <Label at={place(point(events.alert.minute, RADIUS))} dx=".5em" dy="-1.5em">
          {clock(events.alert.minute)}
          <tspan className="max-[20rem]:hidden"> Alert</tspan>
        </Label>
        <Label at={place(point(events.alert.minute, RADIUS))} dx=".5em" dy="-.2em">
          {formatTemperature(events.alert.air)}
        </Label>
      </g>
      {/* Along the cut, as along an axis; a phone has room for the ends. */}
      {axis.map(({ x, text, ...props }) => (
        <Label key={text} at={place([x, 0])} dy="1.6em" {...props}>
          {text}
        </Label>
      ))}
      <g className="text-ink max-[22rem]:hidden">
        <Label at={place([0, -82])} className="text-lg font-medium sm:text-statement">
          The machine’s
        </Label>
        <Label at={place([0, -82])} dy="1.1em" className="text-lg font-medium sm:text-statement">
          watch
        </Label>
      </g>
    </svg>
  );
}

const [stock, low, high] = [morning.attended.stock, night.low, night.high];
type AxisLabel = { x: number; text: string; textAnchor?: "start" | "end"; className?: string };
const axis: AxisLabel[] = [
  // The hours lie under the rim's ends, and within the window also where letters are large.
  { x: -RADIUS - 20, text: dusk, textAnchor: "start" },
  { x: -radius(high), text: formatDegrees(high, 0), className: "max-sm:hidden" },
  { x: -radius(low), text: formatDegrees(low, 0), className: "max-sm:hidden" },
  {
    x: radius(stock) - 14,
    text: formatTemperature(stock),
    className: "text-cold max-[20rem]:hidden",
  },
  { x: RADIUS + 20, text: dawn, textAnchor: "end" },
];

const hours = Array.from({ length: 11 }, (_, i) => 60 * (i + 1));

type Point = readonly [x: number, y: number];

/** In per cent of the drawing. */
function place([x, y]: Point) {
  return { x: percent(x / WIDTH + 0.5), y: percent(y / HEIGHT + 1) };
}

/** 18:00 on the left, 00:00 at the top, 06:00 on the right. */
function point(minute: number, r: number): Point {
  const angle = (minute / night.lengthMinutes) * Math.PI;
  return [+(-r * Math.cos(angle)).toFixed(1), +(-r * Math.sin(angle)).toFixed(1)];
}

function half(r: number): string {
  return `M${-r} 0A${r} ${r} 0 0 1 ${r} 0`;
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

/** So many ticks along the rim, one unit wide: dashes of an arc as broad as a tick is long. */
function Ticks({ count, length }: { count: number; length: number }) {
  const inked = +(count / (Math.PI * RADIUS)).toFixed(3);
  return (
    <path
      d={half(RADIUS - length / 2)}
      strokeWidth={length}
      pathLength={count}
      strokeDasharray={`${inked} ${1 - inked}`}
    />
  );
}

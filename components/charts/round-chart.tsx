import { Dot, Label } from "@/components/charts/marks";
import { clock } from "@/lib/cold-room/clock";
import { events, incident } from "@/lib/cold-room/incident";
import { curve, everyNth, percent } from "@/components/charts/plot";
import { formatTemperature } from "@/lib/format";

const RADIUS = 300;
/** The drawing: the half disc, and room for the hours around it. */
const [WIDTH, HEIGHT] = [680, 330];

const [dusk, dawn] = [clock(0), clock(incident.lengthMinutes)];
const description = `Half-round chart of the air temperature from ${dusk} to ${dawn}. In range until ${clock(events.limitExceeded.minute)}. Alert at ${clock(events.alerted.minute)}. Alert over at ${clock(events.recovered.minute)}.`;

/** The reference incident on the upper half of a temperature recorder's round chart. */
export function RoundChart() {
  const [upper, lower] = [radius(incident.high), radius(incident.low)];
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
          {/* A tick every ten minutes: the dashes of an arc whose width is the length of a tick. */}
          <path
            d={half(RADIUS - 4)}
            strokeWidth="8"
            pathLength={incident.lengthMinutes / 10}
            strokeDasharray=".08 .92"
            className="[vector-effect:none]"
          />
          <path d={half(RADIUS)} strokeWidth="1" />
        </g>
        {/* One line in two colours, so that it has no joints. */}
        <radialGradient
          id="round-chart-line"
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="0"
          r={upper}
        >
          <stop offset="1" stopColor="currentColor" className="text-ink" />
          <stop offset="1" stopColor="currentColor" className="text-warm" />
        </radialGradient>
        <path d={trace} stroke="url(#round-chart-line)" strokeWidth="1.6" strokeLinejoin="round" />
      </svg>
      {/* The axis continues across the page. */}
      <line x1="-300%" x2="300%" y1="100%" y2="100%" className="stroke-control" />
      <Dot at={place(onLine(events.alerted))} tone="warm" />
      <Dot at={place(onLine({ minute: incident.lengthMinutes }))} />
      <Label at={place([0, -RADIUS])} dy="-.6em">
        {clock(incident.lengthMinutes / 2)}
      </Label>
      <Label
        at={place(point(events.alerted.minute, RADIUS))}
        dx=".5em"
        dy="-.2em"
        textAnchor="start"
        className="text-warm"
      >
        {clock(events.alerted.minute)}
        <tspan className="max-[22.5rem]:hidden"> Alert</tspan>
      </Label>
      {axis.map(({ x, text, ...props }) => (
        <Label key={text} at={place([x, 0])} dy="1.6em" {...props}>
          {text}
        </Label>
      ))}
    </svg>
  );
}

/** On a phone there is no room for both limits beside the first hour: the lower limit moves into the empty inner disc. */
const limitClass = "max-sm:translate-x-1.5 max-sm:[text-anchor:start] max-[22rem]:hidden";

const axis = [
  // Centred under the ends of the rim, and inside the window at large text sizes.
  { x: -RADIUS - 36, text: dusk, textAnchor: "start" },
  { x: -radius(incident.high), text: formatTemperature(incident.high, 0), className: limitClass },
  {
    x: -radius(incident.low),
    text: formatTemperature(incident.low, 0),
    className: `${limitClass} max-sm:-translate-y-[2.1em]`,
  },
  { x: RADIUS + 36, text: dawn, textAnchor: "end" },
] as const;

const hours = Array.from({ length: 11 }, (_, i) => 60 * (i + 1));

type Point = readonly [x: number, y: number];

/** A point in per cent of the drawing. */
function place([x, y]: Point) {
  return { x: percent(x / WIDTH + 0.5), y: percent(y / HEIGHT + 1) };
}

/** 18:00 on the left, 00:00 at the top, 06:00 on the right. */
function point(minute: number, r: number): Point {
  const angle = (minute / incident.lengthMinutes) * Math.PI;
  return [+(-r * Math.cos(angle)).toFixed(1), +(-r * Math.sin(angle)).toFixed(1)];
}

function half(r: number): string {
  return `M${-r} 0A${r} ${r} 0 0 1 ${r} 0`;
}

/** The radius of a temperature. The scale keeps the highest reading clear of the ticks. */
function radius(degrees: number): number {
  return 183 + degrees * 13;
}

/** The radius of the line at a minute: the mean of the readings around it, as a recorder's pen is slow. */
function lineRadius(minute: number): number {
  const near = incident.attended.slice(
    Math.max(0, minute - SMOOTHING_MINUTES),
    minute + SMOOTHING_MINUTES + 1,
  );
  return radius(near.reduce((sum, { air }) => sum + air, 0) / near.length);
}

const SMOOTHING_MINUTES = 7;

const onLine = ({ minute }: { minute: number }) => point(minute, lineRadius(minute));

const trace = curve(everyNth(incident.attended, 6).map(onLine), 1);

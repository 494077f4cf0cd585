import { Dot, Label } from "@/components/charts/marks";
import { clock, events, night, sampleAt } from "@/lib/night/night";
import { formatTemperature } from "@/lib/format";

/** Where the line crosses the limit, between two readings. */
const [below, above] = [
  sampleAt(events.crossed.minute - 1).air,
  sampleAt(events.crossed.minute).air,
];
const share = (night.high - below) / (above - below);
export const crossing = { minute: events.crossed.minute - 1 + share, air: night.high };

/** On a phone the words stand at the right edge of the drawing. */
const beside = { x: "100%", dx: 17, dy: ".3em" };

export const verbs = [
  {
    reading: events.ajar,
    name: "Measure",
    words: `${clock(events.ajar.minute)}, ${formatTemperature(events.ajar.air)}`,
    dx: 14,
    dy: "1em",
    down: beside,
  },
  {
    reading: crossing,
    name: "Decide",
    words: `${clock(events.crossed.minute)}, wait ${night.delayMinutes}\u00a0min`,
    dx: -20,
    dy: "-1.55em",
    down: beside,
  },
  {
    reading: events.alert,
    name: "Speak up",
    words: `${clock(events.alert.minute)}, ${formatTemperature(events.alert.air)}. Alert`,
    dx: -24,
    dy: "-1.7em",
    down: { ...beside, dy: "46" },
  },
];

type VerbProps = (typeof verbs)[number] & {
  dot: { x: string; y: string };
  /** Where its words begin, if not at its dot. */
  x?: string;
};

/** A dot, and beside it what the product does there. */
export function Verb({ dot, x = dot.x, dx, dy, reading, name, words }: VerbProps) {
  return (
    <>
      {x !== dot.x && (
        <line x1={dot.x} x2={x} y1={dot.y} y2={dot.y} className="stroke-border-strong" />
      )}
      <Dot at={dot} tone={reading === events.ajar ? "ink" : "warm"} />
      <Label
        at={{ x, y: dot.y }}
        dx={dx}
        dy={dy}
        textAnchor={dx < 0 ? "end" : undefined}
        className={`text-heading font-medium ${reading === events.alert ? "text-warm" : "text-ink"}`}
      >
        {name}
        <tspan x={x} dx={dx} dy="1.45em" className="text-label font-normal tracking-normal">
          {words}
        </tspan>
      </Label>
    </>
  );
}

import { AirLine } from "@/components/charts/air-line";
import { Band } from "@/components/charts/band";
import { percentBetween } from "@/components/charts/scale";

type RequestOutcome = "idle" | "error" | "success";

/** The small hours of the site's night. Paths in minutes to the right and degrees upwards. */
export type OutcomeNight = {
  from: number;
  to: Record<RequestOutcome, number>;
  band: [low: number, high: number];
  /** In its band, out of it, and back. */
  air: Record<RequestOutcome, string>;
  stock: string;
  /** Where the line ends. */
  ends: Record<RequestOutcome, Point>;
  labels: Record<RequestOutcome, Label[]>;
};

type Point = [minute: number, celsius: number];

type Label = {
  at: Point;
  place: keyof typeof places;
  words: string;
  tone: string;
  /** What the air was, in a line of its own. */
  reading?: string;
};

// Clear of the lines and dots that they stand at.
const places = {
  above: { dx: 5, dy: -14, textAnchor: "end" },
  // Its second line would meet the rising one below the dot.
  left: { dx: -14, dy: "-.95em", textAnchor: "end" },
  right: { dx: 14, dy: ".3em" },
} as const;

type OutcomeTraceProps = {
  night: OutcomeNight;
  outcome: RequestOutcome;
  className: string;
};

/** A request as the night tells it: quiet until it is sent, out of its band if it fails, back in it when it is received. */
export function OutcomeTrace({ night, outcome, className }: OutcomeTraceProps) {
  const { from, band } = night;
  const width = night.to[outcome] - from;
  // It stands on the lower limit.
  const [bottom] = band;
  const top = outcome === "idle" ? band[1] + 0.8 : TOP;
  const atMinute = percentBetween(from, night.to[outcome]);
  const atDegrees = percentBetween(top, bottom);
  const [minute, celsius] = night.ends[outcome];
  return (
    <svg
      width="100%"
      overflow="visible"
      className={`shrink-0 text-xs ${className}`}
      aria-hidden="true"
    >
      <svg
        viewBox={`${from} ${-top} ${width} ${top - bottom}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        <Band limits={band} from={from} width={9999} />
        <AirLine d={night.air[outcome]} limit={band[1]} />
        {outcome === "success" && (
          <path d={night.stock} fill="none" strokeWidth="1.5" className="stroke-cold" />
        )}
      </svg>
      {outcome === "success" && (
        // In a low drawing the air ends so close below the stock that its last piece would stand out from under the dot.
        <rect
          x={atMinute(minute)}
          y={atDegrees(celsius)}
          width="16"
          height="26"
          transform="translate(-8 -8)"
          className="fill-band"
        />
      )}
      <circle cx={atMinute(minute)} cy={atDegrees(celsius)} r="5" className={DOTS[outcome]} />
      {night.labels[outcome].map(({ at: [minute, celsius], place, words, tone, reading }) => (
        <text key={words} x={atMinute(minute)} y={atDegrees(celsius)} {...places[place]}>
          <tspan className={tone}>{words}</tspan>
          {reading && (
            <tspan x={atMinute(minute)} dx={places[place].dx} dy="1.25em" className="text-ink">
              {reading}
            </tspan>
          )}
        </text>
      ))}
    </svg>
  );
}

const DOTS = { idle: "fill-ink", error: "fill-warm-dot", success: "fill-cold" };

// The degrees that the drawing reaches up to once something has happened, and words stand at it.
const TOP = 8.5;

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
  /** Where the line ends, in minutes and degrees. */
  ends: Record<RequestOutcome, [minute: number, celsius: number]>;
  /** What stands at the end of the line. */
  labels: Record<RequestOutcome, string>;
  /** Where the line leaves its band and where it is back, and what happened there. */
  doorWords: [left: [minute: number, words: string], back: [minute: number, words: string]];
};

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
  const [minute, celsius] = night.ends[outcome];
  const isSent = outcome === "success";
  const atMinute = percentBetween(from, night.to[outcome]);
  const atDegrees = percentBetween(top, bottom);
  const plot = {
    viewBox: `${from} ${-top} ${width} ${top - bottom}`,
    preserveAspectRatio: "none",
    overflow: "visible",
  };
  const x = atMinute(minute);
  const y = atDegrees(celsius);
  return (
    <svg width="100%" overflow="visible" className={`shrink-0 ${className}`} aria-hidden="true">
      <svg {...plot}>
        <Band limits={band} from={from} width={9999} />
        <AirLine d={night.air[outcome]} limit={band[1]} />
      </svg>
      {isSent && (
        <>
          {/* A ground of its own parts the stock's end from the air's, which is close to it. */}
          <circle cx={x} cy={y} r="9" className="fill-band" />
          <svg {...plot}>
            <path d={night.stock} fill="none" strokeWidth="1.5" className="stroke-cold" />
          </svg>
        </>
      )}
      <circle
        cx={x}
        cy={y}
        r="5"
        className={{ idle: "fill-ink", error: "fill-warm-dot", success: "fill-cold" }[outcome]}
      />
      <text x={x} y={y} {...LABELS[outcome]}>
        {night.labels[outcome]}
      </text>
      {isSent &&
        night.doorWords.map(([at, words], i) => (
          <text
            key={at}
            x={atMinute(at)}
            y={atDegrees(band[1])}
            dx={i === 0 ? -8 : 14}
            dy="-12"
            textAnchor={i === 0 ? "end" : "start"}
            className="text-label"
          >
            {words}
          </text>
        ))}
    </svg>
  );
}

// The degrees that the drawing reaches up to once something has happened.
const TOP = 8;

// Beside the dot, below or above it, clear of the lines that come to it from the left.
const LABELS = {
  idle: { dx: 5, dy: 30, textAnchor: "end", className: "text-label" },
  error: { dx: -14, dy: 4, textAnchor: "end", className: "text-label font-medium text-warm" },
  success: { dx: 5, dy: -14, textAnchor: "end", className: "text-label font-medium text-cold" },
} as const;

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
  labels: Record<Exclude<RequestOutcome, "error">, string>;
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
  const [top, bottom] = outcome === "idle" ? [band[1] + 0.8, band[0] - 0.8] : [TOP, BOTTOM];
  const [minute, celsius] = night.ends[outcome];
  const isSent = outcome === "success";
  const x = percentBetween(from, night.to[outcome])(minute);
  const y = percentBetween(top, bottom)(celsius);
  return (
    <svg width="100%" overflow="visible" className={`shrink-0 ${className}`} aria-hidden="true">
      <svg
        viewBox={`${from} ${-top} ${width} ${top - bottom}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        <Band limits={band} from={from} width={9999} />
        <AirLine d={night.air[outcome]} limit={band[1]} />
        {isSent && <path d={night.stock} fill="none" strokeWidth="1.5" className="stroke-cold" />}
      </svg>
      <circle
        cx={x}
        cy={y}
        r="5"
        className={{ idle: "fill-ink", error: "fill-warm-dot", success: "fill-cold" }[outcome]}
      />
      {outcome === "idle" && (
        <text x={x} y={y} dx="5" dy="-14" textAnchor="end" className="text-label">
          {night.labels.idle}
        </text>
      )}
      {isSent && (
        <text x="100%" y="79%" dx="5" textAnchor="end" className="text-label font-medium text-cold">
          {night.labels.success}
        </text>
      )}
    </svg>
  );
}

// The degrees that the drawing spans once something has happened.
const TOP = 8;
const BOTTOM = -2.4;

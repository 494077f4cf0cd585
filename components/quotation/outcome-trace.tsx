import { AirLine } from "@/components/charts/air-line";

type RequestOutcome = "idle" | "error" | "success";

/** The small hours of the site's night. Paths in minutes to the right and degrees upwards. */
export type OutcomeNight = {
  from: number;
  to: Record<RequestOutcome, number>;
  band: [low: number, high: number];
  /** In its band, out of it, and back. */
  air: [quiet: string, failing: string, recovering: string];
  stock: string;
  /** Where the line ends, in minutes and degrees. */
  ends: Record<RequestOutcome, [minute: number, celsius: number]>;
  /** What stands at the end of the line while it is quiet, and in the morning. */
  now: string;
  morning: string;
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
  const pieces = { idle: 1, error: 2, success: 3 }[outcome];
  const x = `${((minute - from) / width) * 100}%`;
  const y = `${((top - celsius) / (top - bottom)) * 100}%`;
  return (
    <svg width="100%" overflow="visible" className={`shrink-0 ${className}`} aria-hidden="true">
      <svg viewBox={`${from} ${-top} ${width} ${top - bottom}`} preserveAspectRatio="none">
        <rect x="0" width="9999" y={-band[1]} height={band[1] - band[0]} className="fill-band" />
        <path d={band.map((edge) => `M0 ${-edge}H9999`).join("")} className="stroke-band-edge" />
        <AirLine d={night.air.slice(0, pieces).join("")} limit={band[1]} />
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
          {night.now}
        </text>
      )}
      {isSent && (
        <text
          x="100%"
          y="79%"
          textAnchor="end"
          className="-translate-x-(--inset,20px) text-label font-medium text-cold"
        >
          {night.morning}
        </text>
      )}
    </svg>
  );
}

// The degrees that the drawing spans once something has happened.
const TOP = 8;
const BOTTOM = -2.4;

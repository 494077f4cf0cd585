import { type Ref, type SVGProps, useId } from "react";
import { room } from "@/lib/cold-room/night";
import type { Plot } from "./plot";

/*
 * The parts of a chart. A chart is an `<svg>` without a `viewBox`. It contains a `PlotArea`, which is stretched to the
 * chart's size, and above it marks and labels, which are positioned in per cent and are not stretched.
 */

type PlotAreaProps = SVGProps<SVGSVGElement> & {
  plot: Plot;
  /** The limits of the safe band. It is three times as wide as the area, so that it continues in a visible overflow. */
  limits?: readonly [low: number, high: number];
};

/**
 * The stretched part of a chart. In its coordinates x is the minute and y is the negated temperature. Strokes keep
 * their width.
 */
export function PlotArea({ plot, limits, children, ...props }: PlotAreaProps) {
  const [left, width] = [2 * plot.from - plot.to, 3 * (plot.to - plot.from)];
  const [low = 0, high = 0] = limits ?? [];
  return (
    <svg
      viewBox={plot.viewBox}
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="1.6"
      strokeLinejoin="round"
      {...props}
    >
      {limits && (
        <>
          <rect x={left} y={-high} width={width} height={high - low} className="fill-band" />
          <path
            d={`M${left} ${-high}h${width}M${left} ${-low}h${width}`}
            strokeWidth="1"
            className="stroke-band-edge"
          />
        </>
      )}
      {children}
    </svg>
  );
}

type TemperatureLineProps = {
  d: string;
  /** The colour within the limits: usually ink for the air and cold for the stock. */
  variant?: keyof typeof lineVariants;
  /** The colour beyond the limits. Without it, the line has one colour. */
  beyond?: string;
  /** Whether the temperatures were not measured. */
  isDotted?: boolean;
};

/** A temperature line in a `PlotArea`. */
export function TemperatureLine({ d, variant = "ink", beyond, isDotted }: TemperatureLineProps) {
  const gradient = useId();
  return (
    <g
      stroke={beyond ? `url(#${gradient})` : "currentColor"}
      strokeDasharray={isDotted ? "1.5 4.5" : undefined}
      className={lineVariants[variant]}
    >
      {beyond && (
        <linearGradient
          id={gradient}
          gradientUnits="userSpaceOnUse"
          x2="0"
          y1={-room.high}
          y2={-room.low}
        >
          <stop stopColor="currentColor" className={beyond} />
          <stop stopColor="currentColor" />
          <stop offset="1" stopColor="currentColor" />
          <stop offset="1" stopColor="currentColor" className={beyond} />
        </linearGradient>
      )}
      <path d={d} />
    </g>
  );
}

const lineVariants = { ink: "text-ink", cold: "text-cold" };

type Place = { x: string; y: string };

type DotProps = {
  ref?: Ref<SVGCircleElement>;
  at: Place;
  variant?: keyof typeof dotVariants;
  r?: number;
};

/** A dot on a line. */
export function Dot({ ref, at, variant = "ink", r = variant === "hollow" ? 4 : 4.5 }: DotProps) {
  const place = { cx: at.x, cy: at.y };
  return <circle ref={ref} {...place} r={r} strokeWidth="1.5" className={dotVariants[variant]} />;
}

const dotVariants = {
  ink: "fill-ink",
  warm: "fill-warm-dot",
  /** Uses the text colour of the parent. */
  current: "fill-current",
  /** For a value that was not measured. */
  hollow: "fill-canvas stroke-current",
};

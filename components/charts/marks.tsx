import { type SVGProps, useId } from "react";
import { statusColors } from "@/components/ui/status-colors";
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
  /** The colour within the limits: usually ink for the air and cold for the stock. */
  tone?: keyof typeof tones;
  /** The limits beyond which the line has the colour `overLimit`. Without `high` the line has one colour. */
  high?: number;
  low?: number;
  overLimit?: string;
  /** The dash pattern of temperatures that were not measured: dashes for the air, dots for the stock. */
  pattern?: keyof typeof patterns;
} & (Path | Reference);

/** `href` draws the path with that `id` again, so that the page does not contain it twice. */
type Path = { d: string; id?: string; href?: undefined };
type Reference = { href: `#${string}`; d?: undefined; id?: undefined };

/** A temperature line in a `PlotArea`. */
export function TemperatureLine({
  tone = "ink",
  high,
  low,
  overLimit = statusColors.alert,
  pattern,
  d,
  id,
  href,
}: TemperatureLineProps) {
  const gradient = useId();
  const isTwoToned = high !== undefined;
  const end = -(low ?? (high ?? 0) - 1);
  return (
    <g
      stroke={isTwoToned ? `url(#${gradient})` : "currentColor"}
      strokeDasharray={pattern && patterns[pattern]}
      className={tones[tone]}
    >
      {isTwoToned && (
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x2="0" y1={-high} y2={end}>
          <stop stopColor="currentColor" className={overLimit} />
          <stop stopColor="currentColor" />
          {low !== undefined && (
            <>
              <stop offset="1" stopColor="currentColor" />
              <stop offset="1" stopColor="currentColor" className={overLimit} />
            </>
          )}
        </linearGradient>
      )}
      {href ? (
        <use href={href} />
      ) : (
        // base.css sets the effect for paths, but its selector does not match the copies that `<use>` draws.
        <path id={id} d={d} vectorEffect={id && "non-scaling-stroke"} />
      )}
    </g>
  );
}

const tones = { ink: "text-ink", cold: "text-cold", warm: "text-warm" };
const patterns = { dashes: "6 5", dots: "1.5 4.5" };

type Place = { x: string; y: string };

type DotProps = { at: Place; tone?: keyof typeof dots; r?: number };

/** A dot on a line. */
export function Dot({ at, tone = "ink", r = tone === "hollow" ? 4 : 4.5 }: DotProps) {
  return <circle cx={at.x} cy={at.y} r={r} strokeWidth="1.5" className={dots[tone]} />;
}

const dots = {
  ink: "fill-ink",
  cold: "fill-cold",
  warm: "fill-warm-dot",
  /** Uses the text colour of the parent. */
  current: "fill-current",
  /** For a value that was not measured. */
  hollow: "fill-canvas stroke-current",
};

import { type SVGProps, useId } from "react";
import type { Plot } from "./plot";

/*
 * What every chart is written with. An `<svg>` of its real size holds them all: a `Sheet`, which is stretched, and over
 * it the marks and words that are not, each at a place of the same plot in per cent.
 */

type SheetProps = SVGProps<SVGSVGElement> & {
  plot: Plot;
  /** Draws the safe band. It is three times as wide as the sheet: where overflow is visible, it goes on at both sides. */
  limits?: readonly [low: number, high: number];
};

/** The paper, whose units are minutes to the right and degrees upwards. Its lines keep their width. */
export function Sheet({ plot, limits, children, ...props }: SheetProps) {
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

type TraceProps = {
  /** The colour within the limits: air is drawn in ink, stock in cold. */
  tone?: keyof typeof tones;
  /** The degrees above which the line is warm, and those below which it is warm too. */
  warmAbove?: number;
  warmBelow?: number;
  /** What the line is out there instead of warm. */
  beyond?: "text-warm" | "text-amber";
  /** Did not happen: dashes for the air, dots for the stock. */
  imagined?: "dashes" | "dots";
} & (Path | Reference);

/** With an `id`, others can draw it again. */
type Path = { d: string; id?: string; href?: undefined };
type Reference = { href: `#${string}`; d?: undefined; id?: undefined };

/** A line on a sheet. */
export function Trace({
  tone = "ink",
  warmAbove,
  warmBelow,
  beyond = "text-warm",
  imagined,
  d,
  id,
  href,
}: TraceProps) {
  const paint = useId();
  const isTwoToned = warmAbove !== undefined;
  const end = -(warmBelow ?? (warmAbove ?? 0) - 1);
  return (
    <g
      stroke={isTwoToned ? `url(#${paint})` : "currentColor"}
      strokeDasharray={imagined && patterns[imagined]}
      className={tones[tone]}
    >
      {isTwoToned && (
        <linearGradient id={paint} gradientUnits="userSpaceOnUse" x2="0" y1={-warmAbove} y2={end}>
          <stop stopColor="currentColor" className={beyond} />
          <stop stopColor="currentColor" />
          {warmBelow !== undefined && (
            <>
              <stop offset="1" stopColor="currentColor" />
              <stop offset="1" stopColor="currentColor" className={beyond} />
            </>
          )}
        </linearGradient>
      )}
      {href ? (
        <use href={href} />
      ) : (
        // The style sheet has this for all lines, but it does not reach those that are drawn again.
        <path id={id} d={d} vectorEffect={id && "non-scaling-stroke"} />
      )}
    </g>
  );
}

const tones = { ink: "text-ink", cold: "text-cold", warm: "text-warm", muted: "text-muted" };
const patterns = { dashes: "6 5", dots: "1.5 4.5" };

type Place = { x: string; y: string };

type DotProps = { at: Place; tone?: keyof typeof dots; r?: number };

/** A point of a line. */
export function Dot({ at, tone = "ink", r = tone === "hollow" ? 4 : 4.5 }: DotProps) {
  return <circle cx={at.x} cy={at.y} r={r} strokeWidth="1.5" className={dots[tone]} />;
}

const dots = {
  ink: "fill-ink",
  cold: "fill-cold",
  warm: "fill-warm-dot",
  /** In the colour of the words around it. */
  current: "fill-current",
  /** In their colour too: a value that did not come about. */
  hollow: "fill-canvas stroke-current",
};

type LabelProps = SVGProps<SVGTextElement> & {
  at: Place;
  /** Keeps the chart's lines off the words, in the colour that these stand on. */
  halo?: keyof typeof halos;
};

/** Words beside a place; `dx` and `dy` say how far. With a `halo` one string, as each piece would cover the end of the last. */
export function Label({ at, halo, className = "", ...props }: LabelProps) {
  return (
    <text
      {...at}
      {...(halo && { paintOrder: "stroke", strokeWidth: 6 })}
      className={halo ? `${halos[halo]} ${className}` : className || undefined}
      {...props}
    />
  );
}

const halos = { band: "stroke-band", canvas: "stroke-canvas" };

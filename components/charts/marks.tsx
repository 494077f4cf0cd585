import { type SVGProps, useId } from "react";
import { formatClock, formatDegrees, formatTemperature } from "@/lib/format";
import { START_HOUR } from "@/lib/simulation/clock";
import type { Plot } from "./plot";

/*
 * What every chart is written with. An `<svg>` of its real size holds them all: a `Sheet`, which is stretched, and over
 * it the marks and words that are not, each at a place of the same plot in per cent.
 */

type Limits = readonly [low: number, high: number];

type SheetProps = SVGProps<SVGSVGElement> & {
  plot: Plot;
  /** Draws the safe band; where the sheet shows its overflow, over the same width again on both sides. */
  limits?: Limits;
};

/** The paper, whose units are minutes to the right and degrees upwards. Its lines keep their width. */
export function Sheet({ plot, limits, children, ...props }: SheetProps) {
  return (
    <svg
      viewBox={plot.viewBox}
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="1.6"
      strokeLinejoin="round"
      {...props}
    >
      {limits && <Band plot={plot} limits={limits} />}
      {children}
    </svg>
  );
}

function Band({ plot: { from, to }, limits: [low, high] }: { plot: Plot; limits: Limits }) {
  const [left, width] = [2 * from - to, 3 * (to - from)];
  return (
    <>
      <rect x={left} y={-high} width={width} height={high - low} className="fill-band" />
      <path
        d={`M${left} ${-high}h${width}M${left} ${-low}h${width}`}
        strokeWidth="1"
        className="stroke-band-edge"
      />
    </>
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
} & (
  | { d: string; id?: string; href?: undefined }
  // A trace that the page has drawn elsewhere, with this `id`.
  | { href: `#${string}`; d?: undefined; id?: undefined }
);

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
  return (
    <g
      stroke={isTwoToned ? `url(#${paint})` : "currentColor"}
      strokeDasharray={imagined && patterns[imagined]}
      className={tones[tone]}
    >
      {isTwoToned && (
        <linearGradient
          id={paint}
          gradientUnits="userSpaceOnUse"
          x2="0"
          y1={-warmAbove}
          y2={warmBelow === undefined ? 1 - warmAbove : -warmBelow}
        >
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
        <path id={id} d={d} vectorEffect={id && "non-scaling-stroke"} />
      )}
    </g>
  );
}

const tones = { ink: "text-ink", cold: "text-cold", warm: "text-warm", muted: "text-muted" };
const patterns = { dashes: "6 5", dots: "1.5 4.5" };

type Place = { x: string; y: string };

type DotProps = {
  at: Place;
  tone?: keyof typeof fills;
  /** A value that did not come about. */
  isHollow?: boolean;
  r?: number;
};

/** A point of a line. */
export function Dot({ at: { x, y }, tone = "ink", isHollow = false, r = 4.5 }: DotProps) {
  return (
    <circle
      cx={x}
      cy={y}
      r={isHollow ? 4 : r}
      strokeWidth="1.5"
      className={
        isHollow
          ? `fill-canvas ${tone === "current" ? "stroke-current" : "stroke-warm"}`
          : fills[tone]
      }
    />
  );
}

const fills = {
  ink: "fill-ink",
  cold: "fill-cold",
  amber: "fill-amber",
  warm: "fill-warm-dot",
  /** As what stands around it. */
  current: "fill-current",
};

type NameProps = SVGProps<SVGTextElement> & {
  at: Place;
  /** Keeps the chart's lines off the words, in the colour that these stand on. */
  halo?: keyof typeof halos;
};

/** Words beside a place; `dx` and `dy` say how far. One string, as each piece would cover the end of the last. */
export function Name({ at, halo, className = "", ...props }: NameProps) {
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

type HourAxisProps = {
  plot: Plot;
  /** Where it lies in its chart: along the bottom, or along the top. */
  y?: "100%" | "0";
  /** Minutes from one label to the next. */
  every?: number;
  /** How an hour's label differs from the others. */
  labelClass?: (minute: number) => string | undefined;
};

/** A line through the page with a long tick an hour, a short one every ten minutes, and clock times below it. */
export function HourAxis({ plot, y = "100%", every = 60, labelClass }: HourAxisProps) {
  const { from, to } = plot;
  const tens = (to - from) / 10;
  const labels = Array.from({ length: (to - from) / every + 1 }, (_, i) => from + i * every);
  return (
    <>
      <line x1="-100%" x2="200%" y1={y} y2={y} className="stroke-control" />
      <svg y={y} overflow="visible">
        <svg viewBox={`0 0 ${tens} 14`} height="14" preserveAspectRatio="none" overflow="visible">
          <path
            d={
              "M0 0" +
              Array.from({ length: tens + 1 }, (_, i) => `v${i % 6 ? 6 : 14}zm1 0`).join("")
            }
            className="stroke-control"
          />
        </svg>
        {labels.map((minute) => (
          <text
            key={minute}
            x={plot.x(minute)}
            y="12"
            dy="1em"
            textAnchor={minute === from ? "start" : minute === to ? "end" : "middle"}
            className={labelClass?.(minute)}
          >
            {formatClock(minute, START_HOUR)}
          </text>
        ))}
      </svg>
    </>
  );
}

/** Temperatures down the right edge of a chart, the first with its unit; the strong one is a limit. */
export function DegreeAxis({
  plot,
  degrees,
  strong,
}: {
  plot: Plot;
  degrees: number[];
  strong: number;
}) {
  return (
    <>
      <line x1="100%" x2="100%" y2="100%" className="stroke-control" />
      {degrees.map((celsius, i) => (
        <svg
          key={celsius}
          x="100%"
          y={plot.y(celsius)}
          overflow="visible"
          className={celsius === strong ? "text-ink" : undefined}
        >
          <path d="M0 0h9" className="stroke-control" />
          <text x="16" dy="4.5">
            {i === 0 ? formatTemperature(celsius, 0) : formatDegrees(celsius, 0)}
          </text>
        </svg>
      ))}
    </>
  );
}

type HatchProps = SVGProps<SVGRectElement> & { tone?: keyof typeof strokes };

/** A time between two events, hatched. */
export function Hatch({ tone = "warm", ...area }: HatchProps) {
  const id = useId();
  return (
    <>
      <pattern
        id={id}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(25)"
      >
        <path d="M.5 0V7" className={strokes[tone]} />
      </pattern>
      <rect opacity=".3" {...area} fill={`url(#${id})`} />
    </>
  );
}

const strokes = { warm: "stroke-warm", amber: "stroke-amber", control: "stroke-control" };

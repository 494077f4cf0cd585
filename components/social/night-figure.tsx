import { line } from "d3-shape";
import type { NightSample } from "@/lib/simulation/night";
import { closed, night } from "@/components/charts/night-data";
import { ink, socialImageSize } from "./social-image";

type NightFigureProps = {
  /** Minutes since 18:00 at the left and at the right edge. */
  from: number;
  to: number;
  /** Where the band's upper edge lies, and how high a degree is, in pixels. */
  limitY: number;
  degree: number;
  withUnattended?: boolean;
  labels?: Label[];
};

type Label = {
  minute: number;
  degrees: number;
  text: string;
  color?: string;
  /** Off the point, in pixels; `end` sets the words to the left of it. */
  dx?: number;
  dy: number;
  align?: "start" | "end";
  size?: number;
  /** Marks the point itself. */
  dot?: boolean;
};

const { width, height } = socialImageSize;

/** A stretch of the night across the whole width: band, trace, and what is said about it. */
export function NightFigure(props: NightFigureProps) {
  const { from, to, limitY, degree, labels = [], withUnattended = false } = props;
  const x = (minute: number) => ((minute - from) / (to - from)) * width;
  const y = (degrees: number) => limitY + (night.high - degrees) * degree;
  const path = (samples: NightSample[], every: number) =>
    line<NightSample>()
      .x(({ minute }) => x(minute))
      .y(({ air }) => y(air))
      .digits(1)(
      samples.filter(({ minute }) => minute >= from && minute <= to && minute % every === 0),
    ) ?? "";
  return (
    <div style={{ display: "flex", position: "absolute", left: 0, top: 0, width, height }}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} fill="none">
        <path d={`M0 ${y(night.high)}H${width}V${y(night.low)}H0Z`} fill={ink.band} />
        <path
          d={`M0 ${y(night.high)}H${width}M0 ${y(night.low)}H${width}`}
          stroke={ink.bandEdge}
          strokeWidth="2"
        />
        {withUnattended && (
          <path
            d={path(
              night.unattended.filter(({ minute }) => minute >= closed.minute),
              6,
            )}
            stroke={ink.warm}
            strokeWidth="4"
            strokeDasharray="12 10"
          />
        )}
        <linearGradient
          id="air"
          gradientUnits="userSpaceOnUse"
          x1="0"
          x2="0"
          y1={limitY + 1}
          y2={limitY - 1}
        >
          <stop offset="0.5" stopColor={ink.text} />
          <stop offset="0.5" stopColor={ink.warm} />
        </linearGradient>
        <path
          d={path(night.attended, 2)}
          stroke="url(#air)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        {labels.map(
          ({ minute, degrees, color = ink.text, dot }) =>
            dot && <circle key={minute} cx={x(minute)} cy={y(degrees)} r="10" fill={color} />,
        )}
      </svg>
      {labels.map(({ minute, degrees, text, color, dx = 0, dy, align = "start", size = 28 }) => (
        <div
          key={text}
          style={{
            display: "flex",
            position: "absolute",
            top: y(degrees) + dy,
            ...(align === "start" ? { left: x(minute) + dx } : { right: width - x(minute) - dx }),
            fontSize: size,
            lineHeight: 1.2,
            color: color ?? ink.text,
          }}
        >
          {text}
        </div>
      ))}
    </div>
  );
}

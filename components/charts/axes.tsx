import { formatDegrees, formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import type { Plot } from "./plot";

type HourAxisProps = {
  plot: Plot;
  /** Minutes between two labels. */
  every?: number;
  /** A minute that has its own label. Hour labels that would overlap it are left out. */
  mark?: number;
  /** The least distance of an hour label from `mark`, in minutes. */
  markWidth?: number;
  /** Returns the class names of a label. */
  labelClass?: (minute: number) => string | undefined;
};

/** The axis along the bottom, with clock times. Ticks are long every hour and short every ten minutes. */
export function HourAxis({ plot, every = 60, mark, markWidth = 40, labelClass }: HourAxisProps) {
  const { from, to } = plot;
  const tens = (to - from) / 10;
  const hours = Array.from({ length: (to - from) / every + 1 }, (_, i) => from + i * every);
  const labels = hours.filter((hour) => mark === undefined || Math.abs(hour - mark) > markWidth);
  if (mark !== undefined) labels.push(mark);
  return (
    <>
      <line x1="-100%" x2="200%" y1="100%" y2="100%" className="stroke-control" />
      <svg y="100%" overflow="visible">
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
            {clock(minute)}
          </text>
        ))}
      </svg>
    </>
  );
}

type DegreeAxisProps = {
  plot: Plot;
  degrees: number[];
  /** The limit, whose label is emphasised. */
  strong: number;
};

/** The axis along the right edge. Its labels are temperatures, and only the first one has a unit. */
export function DegreeAxis({ plot, degrees, strong }: DegreeAxisProps) {
  return (
    <>
      <line x1="100%" x2="100%" y2="100%" className="stroke-control" />
      {degrees.map((celsius, i) => (
        <svg
          key={celsius}
          x="100%"
          y={plot.y(celsius)}
          overflow="visible"
          className={celsius === strong ? "text-ink group-data-over:text-warm" : undefined}
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

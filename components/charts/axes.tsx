import { formatDegrees, formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import type { Plot } from "./plot";

type HourAxisProps = {
  plot: Plot;
  /** Where it lies in its chart: along the bottom, or along the top. */
  y?: "100%" | "0";
  /** Minutes from one label to the next. */
  every?: number;
  /** A minute that has a label too: of the hours, those that would lie on it have none. */
  mark?: number;
  /** How a label differs from the others. */
  labelClass?: (minute: number) => string | undefined;
};

/** A line through the page with a long tick an hour, a short one every ten minutes, and clock times below it. */
export function HourAxis({ plot, y = "100%", every = 60, mark, labelClass }: HourAxisProps) {
  const { from, to } = plot;
  const tens = (to - from) / 10;
  const hours = Array.from({ length: (to - from) / every + 1 }, (_, i) => from + i * every);
  const labels = hours.filter((hour) => mark === undefined || Math.abs(hour - mark) > MARK_WIDTH);
  if (mark !== undefined) labels.push(mark);
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
            {clock(minute)}
          </text>
        ))}
      </svg>
    </>
  );
}

/** About how many minutes the label of one takes up. */
const MARK_WIDTH = 40;

type DegreeAxisProps = { plot: Plot; degrees: number[]; strong: number };

/** Temperatures down the right edge of a chart, the first with its unit; the strong one is a limit. */
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

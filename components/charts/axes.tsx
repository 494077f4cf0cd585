import { clock } from "@/lib/cold-room/clock";
import type { Plot } from "./plot";

type HourAxisProps = {
  plot: Plot;
  /** Minutes between two labels. */
  every: number;
  /** Returns the class names of a label. */
  labelClass?: (minute: number) => string | undefined;
};

/** The axis along the bottom, with clock times. Ticks are long every hour and short every ten minutes. */
export function HourAxis({ plot, every, labelClass }: HourAxisProps) {
  const { from, to } = plot;
  const tens = (to - from) / 10;
  const ticks = Array.from({ length: tens + 1 }, (_, i) => `v${i % 6 ? 6 : 14}zm1 0`);
  const labels = Array.from({ length: (to - from) / every + 1 }, (_, i) => from + i * every);
  return (
    <>
      <line x2="100%" y1="100%" y2="100%" className="stroke-control" />
      <svg y="100%" overflow="visible">
        <svg viewBox={`0 0 ${tens} 14`} height="14" preserveAspectRatio="none" overflow="visible">
          <path d={`M0 0${ticks.join("")}`} className="stroke-control" />
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

import { incident } from "@/lib/cold-room/incident";
import { Dot, PlotArea, TemperatureLine } from "./marks";
import { plot, linePath } from "./plot";

type Range = readonly [from: number, to: number];

type TemperatureStripProps = {
  /** The minutes since 18:00 at the left and right edges. */
  from: number;
  to: number;
  /** The degrees at the lower and upper edges. */
  degrees: Range;
  /** The last reading before and the first one after a time without readings. Each has a dot. */
  gap?: Range;
  /** The minute of the last reading, which has a dot. By default the line ends at the right edge, without a dot. */
  until?: number;
  /** The colour of the line beyond the limits. By default the whole line has the colour ink. */
  beyond?: "text-amber-dot";
  className: string;
};

/** The air's temperature during a part of the reference incident, drawn over the safe band. */
export function TemperatureStrip({
  from,
  to,
  degrees,
  gap,
  until,
  beyond,
  className,
}: TemperatureStripProps) {
  const strip = plot([from, to], degrees);
  const end = until ?? to;
  const pieces = gap ? [readings(from, gap[0]), readings(gap[1], end)] : [readings(from, end)];

  function readings(start: number, stop: number) {
    return incident.attended.filter(({ minute }) => minute >= start && minute <= stop);
  }

  return (
    <svg className={className} aria-hidden="true">
      <PlotArea plot={strip} limits={[incident.low, incident.high]}>
        {pieces.map((piece, i) => (
          <TemperatureLine
            key={i}
            d={linePath(piece, ({ air }) => air, DRAWN_EVERY)}
            variant={beyond ? "cold" : "ink"}
            beyond={beyond}
          />
        ))}
      </PlotArea>
      {incident.attended
        .filter(({ minute }) => gap?.includes(minute) || minute === until)
        .map((reading) => (
          <Dot key={reading.minute} at={strip.air(reading)} />
        ))}
    </svg>
  );
}

/** Minutes between two drawn readings. */
const DRAWN_EVERY = 4;

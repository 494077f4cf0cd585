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
  /** A path of the incident's air that the page has already drawn, so that the page does not contain it twice. */
  href?: `#${string}`;
  /** The last reading before and the first one after a time without readings. Each has a dot. */
  gap?: Range;
  /** The minute of the last reading, which has a dot. By default the line ends at the right edge, without a dot. */
  until?: number;
  /** The colour of the line above the upper limit. By default the whole line has the colour ink. */
  overLimit?: "text-amber-dot" | "text-warm";
  className: string;
};

/** The air's temperature during a part of the reference incident, drawn over the safe band. */
export function TemperatureStrip({
  from,
  to,
  degrees,
  href,
  gap,
  until,
  overLimit,
  className,
}: TemperatureStripProps) {
  const strip = plot([from, to], degrees);
  const end = until ?? to;
  const pieces = gap ? [readings(from, gap[0]), readings(gap[1], end)] : [readings(from, end)];
  const colors = overLimit && ({ tone: "cold", high: incident.high, overLimit } as const);

  function readings(start: number, stop: number) {
    return incident.attended.filter(({ minute }) => minute >= start && minute <= stop);
  }

  return (
    <svg className={className} aria-hidden="true">
      <PlotArea plot={strip} limits={[incident.low, incident.high]} />
      {/* Clips the line at the last reading, because the path of `href` covers the whole night. */}
      <PlotArea plot={plot([from, end], degrees)} width={strip.x(end)}>
        {href ? (
          <TemperatureLine href={href} {...colors} />
        ) : (
          pieces.map((piece, i) => (
            <TemperatureLine
              key={i}
              d={linePath(piece, ({ air }) => air, DRAWN_EVERY)}
              {...colors}
            />
          ))
        )}
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

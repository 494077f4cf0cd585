import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { events, incident } from "@/lib/cold-room/incident";
import { Dot, Sheet, Trace } from "./marks";
import { plot, tracePath } from "./plot";

type Range = readonly [from: number, to: number];

type TemperatureStripProps = {
  /** The minutes since 18:00 at the left and the right edge. */
  from: number;
  to: number;
  /** The degrees at the lower and the upper edge. */
  degrees: Range;
  limits?: Range;
  series?: readonly { minute: number; air: number }[];
  /** The same line where the page has drawn it already, so that the page does not hold its path twice. */
  href?: `#${string}`;
  /** Minutes without a reading: the line breaks off in a dot and goes on in another. */
  gap?: Range;
  /** The minute of the last reading, which has a dot. Without it the line runs to the right edge. */
  until?: number;
  /** The colour of the line above the upper limit. Without it the whole line is in ink. */
  overLimit?: "text-amber" | "text-warm";
  className: string;
};

/** A stretch of a night: the line of the air over the safe band. */
export function TemperatureStrip({
  from,
  to,
  degrees,
  limits = [incident.low, incident.high],
  series = incident.attended,
  href,
  gap,
  until,
  overLimit,
  className,
}: TemperatureStripProps) {
  const strip = plot([from, to], degrees);
  const end = until ?? to;
  const pieces = gap ? [readings(from, gap[0]), readings(gap[1], end)] : [readings(from, end)];
  const colors = overLimit && ({ tone: "cold", warmAbove: limits[1], beyond: overLimit } as const);

  function readings(start: number, stop: number) {
    return series.filter(({ minute }) => minute >= start && minute <= stop);
  }

  return (
    <svg className={className} aria-hidden="true">
      <Sheet plot={strip} limits={limits} />
      {/* Cut at the last reading, as the line of `href` goes on after it. */}
      <Sheet plot={plot([from, end], degrees)} width={strip.x(end)}>
        {href ? (
          <Trace href={href} {...colors} />
        ) : (
          pieces.map((piece, i) => (
            <Trace key={i} d={tracePath(piece, ({ air }) => air, READING_EVERY)} {...colors} />
          ))
        )}
      </Sheet>
      {series
        .filter(({ minute }) => gap?.includes(minute) || minute === until)
        .map((reading) => (
          <Dot key={reading.minute} at={strip.air(reading)} />
        ))}
    </svg>
  );
}

/** One reading in so many is drawn. */
const READING_EVERY = 4;

/** The whole hours of the night before its door is left ajar or after the air is back, whichever are more. */
export const quietHours = quietHoursOf(events.doorOpened.minute, events.recovered.minute);

function quietHoursOf(opened: number, recovered: number): Range {
  const [before, after] = [60 * Math.floor(opened / 60), 60 * Math.ceil(recovered / 60)];
  return before > NIGHT_MINUTES - after ? [0, before] : [after, NIGHT_MINUTES];
}

import { formatClock } from "@/lib/format";

type ClockAxisProps = { fromHour: number; toHour: number };

/** A time axis along the top edge of a section, an hour to a tick. */
export function ClockAxis({ fromHour, toHour }: ClockAxisProps) {
  const hours = toHour - fromHour;
  return (
    <svg
      width="100%"
      height="44"
      overflow="visible"
      className="block text-xs text-muted"
      aria-hidden="true"
    >
      <path d="M-9999 .5H9999" className="stroke-control" />
      <HourTicks hours={hours} />
      {Array.from({ length: hours + 1 }, (_, i) => (
        <text
          key={i}
          x={`${(i / hours) * 100}%`}
          y="34"
          textAnchor={i === 0 ? "start" : i === hours ? "end" : "middle"}
          className={i === hours ? "font-medium text-ink" : undefined}
        >
          {formatClock(i * 60, fromHour)}
        </text>
      ))}
    </svg>
  );
}

/** A long tick an hour, a short one every ten minutes, over the whole width. */
export function HourTicks({ hours }: { hours: number }) {
  return (
    <svg viewBox={`0 0 ${hours * 6} 14`} height="14" preserveAspectRatio="none" overflow="visible">
      <path
        d={
          "M0 0" +
          Array.from({ length: hours * 6 + 1 }, (_, i) => `v${i % 6 ? 6 : 14}zm1 0`).join("")
        }
        className="stroke-control"
      />
    </svg>
  );
}

"use client";

import { formatClock, formatTemperature } from "@/lib/format";
import { useInputValue } from "@/components/ui/use-input-value";

export type NightScrubProps = {
  lengthMinutes: number;
  startHour: number;
  /** The minute that the chart's own labels speak about, where the handle rests. */
  restMinute: number;
  /** The degrees at the bottom and the top of the chart. */
  low: number;
  high: number;
};

/** A handle on the time axis that reads the chart out, by pointer and by keyboard. */
export function NightScrub({ lengthMinutes, startHour, restMinute, low, high }: NightScrubProps) {
  const { ref, value, setValue } = useInputValue(String(restMinute));
  const minute = Number(value);
  const isMoved = minute !== restMinute;
  const time = formatClock(minute, startHour);
  const x = `${(minute / lengthMinutes) * 100}%`;
  const air = isMoved ? valueAt("night-air", minute) : 0;
  const stock = isMoved ? valueAt("night-stock", minute) : 0;
  const reading = `Air ${formatTemperature(air)}, stock ${formatTemperature(stock)}`;

  return (
    <div className="pointer-events-none absolute top-0 bottom-[84px] left-(--gutter) w-[calc(100%-2*var(--gutter)-56px)] max-md:hidden">
      {isMoved && (
        <svg width="100%" height="100%" overflow="visible" className="absolute" aria-hidden="true">
          <line x1={x} x2={x} y2="100%" className="stroke-control" />
          <circle
            cx={x}
            cy={`${((high - air) / (high - low)) * 100}%`}
            r="4"
            className="fill-ink"
          />
          <circle
            cx={x}
            cy={`${((high - stock) / (high - low)) * 100}%`}
            r="4"
            className="fill-cold"
          />
          <text
            x={x}
            y="100%"
            dx={minute > lengthMinutes / 2 ? -12 : 12}
            dy="-14"
            textAnchor={minute > lengthMinutes / 2 ? "end" : "start"}
            className="text-[.9375rem] text-ink"
          >
            <tspan className="font-medium">{time}</tspan>
            <tspan dx="10">{reading}</tspan>
          </text>
        </svg>
      )}
      <input
        ref={ref}
        type="range"
        min={0}
        max={lengthMinutes}
        step={5}
        value={minute}
        onChange={(event) => setValue(event.currentTarget.value)}
        aria-label="Time of night"
        aria-valuetext={isMoved ? `${time}. ${reading}` : time}
        className="pointer-events-auto absolute top-full -left-[22px] -mt-[11px] scrub w-[calc(100%+44px)] noscript:pointer-events-none"
      />
    </div>
  );
}

/** What a drawn trace reads at a minute: its path is in minutes and (downwards) degrees. */
function valueAt(id: string, minute: number): number {
  const path = document.getElementById(id);
  if (!(path instanceof SVGPathElement)) return NaN;
  let [from, to] = [0, path.getTotalLength()];
  while (to - from > 0.01) {
    const middle = (from + to) / 2;
    if (path.getPointAtLength(middle).x < minute) from = middle;
    else to = middle;
  }
  return -path.getPointAtLength(to).y;
}

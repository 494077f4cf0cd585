import type { ReactNode } from "react";
import { formatDegrees, formatTemperature } from "@/lib/format";
import { morning, night, roomName } from "./night-data";
import { percentBetween } from "./scale";
import { tracePath } from "./trace-path";

const FROM_MINUTE = 9 * 60;

const samples = night.attended.filter(({ minute }) => minute >= FROM_MINUTE);

/** The air from 03:00 to 06:00, back in its band. Every page has it once, in the menu; others repeat it. */
export function SmallHours({ className }: { className: string }) {
  return (
    <SmallHoursChart className={className}>
      <path
        id="small-hours"
        d={tracePath(samples, ({ air }) => air, 4, 1)}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </SmallHoursChart>
  );
}

/** The same hours with the stock, whose line ends in its dot at 06:00, and what that says. */
export function SmallHoursWithStock() {
  const end = percentBetween(night.high, night.low)(morning.attended.stock);
  return (
    <>
      <div className="mt-5 h-28 border-t border-band-edge bg-band">
        <div className="container-page h-full">
          <svg width="100%" height="100%" overflow="visible" aria-hidden="true">
            <SmallHoursChart>
              <path
                d={tracePath(samples, ({ stock }) => stock, 30)}
                strokeWidth="1.5"
                className="stroke-cold"
              />
              <use href="#small-hours" />
            </SmallHoursChart>
            {/* Inside the margin, on a ground that hides where the lines end. */}
            <circle
              cx="100%"
              cy={end}
              r="6.5"
              strokeWidth="3"
              transform="translate(-5)"
              className="fill-cold stroke-band"
            />
          </svg>
        </div>
      </div>
      <p className="relative container-page -mt-9 pb-4 text-right text-label">
        <b className="mr-2 text-cold">Stock {formatTemperature(morning.attended.stock)}</b>
        {roomName}, limits {formatDegrees(night.low, 0)} to {formatTemperature(night.high, 0)}
      </p>
    </>
  );
}

function SmallHoursChart({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox={`${FROM_MINUTE} ${-night.high} ${night.lengthMinutes - FROM_MINUTE} ${night.high - night.low}`}
      preserveAspectRatio="none"
      overflow="visible"
      fill="none"
      strokeLinejoin="round"
      className={`stroke-ink ${className}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

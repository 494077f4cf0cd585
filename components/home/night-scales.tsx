import { formatTemperature } from "@/lib/format";
import { HourTicks } from "@/components/charts/clock-axis";
import { alert, clock, morning, night } from "@/components/charts/night-data";

/** The degrees that the landscape chart spans. */
export const LOW = -2;
export const HIGH = 14;

export function DegreeScale() {
  const { attended, unattended } = morning;
  return (
    <svg
      className="absolute top-0 right-0 h-[calc(100%-84px)] w-[calc(var(--gutter)+56px)] bg-canvas text-[.875rem] text-muted"
      overflow="visible"
    >
      <line x1=".5" x2=".5" y2="100%" className="stroke-control" />
      <svg viewBox={`0 ${-HIGH} 18 ${HIGH - LOW}`} width="18" preserveAspectRatio="none">
        <path
          d={Array.from(
            { length: (HIGH - LOW) * 5 },
            (_, i) => `M0 ${(-LOW - i / 5).toFixed(1)}H${i % 10 ? (i % 5 ? 6 : 12) : 18}`,
          ).join("")}
          vectorEffect="non-scaling-stroke"
          className="stroke-control"
        />
      </svg>
      {[0, 2, 4, 6, 8, 10, 12].map((degrees) => (
        <text
          key={degrees}
          x="26"
          y={y(degrees)}
          dy="5"
          className={degrees === night.high ? "text-ink" : undefined}
        >
          {degrees === 12 ? formatTemperature(degrees, 0) : degrees}
        </text>
      ))}
      <Pointer degrees={unattended.air} className="fill-canvas stroke-warm" />
      <Pointer degrees={unattended.stock} className="fill-warm stroke-warm" />
      <Pointer degrees={attended.stock} className="fill-cold stroke-cold" />
    </svg>
  );
}

function Pointer({ degrees, className }: { degrees: number; className: string }) {
  return (
    <svg y={y(degrees)} overflow="visible">
      <path
        d="M-12 -5L-1 0L-12 5Z"
        strokeWidth="1.3"
        strokeLinejoin="round"
        className={className}
      />
    </svg>
  );
}

export function TimeScale() {
  const hours = night.lengthMinutes / 60;
  return (
    <div className="absolute inset-x-0 bottom-0 h-[84px] border-t border-control bg-canvas">
      <svg
        className="absolute left-(--gutter) h-11 w-[calc(100%-2*var(--gutter)-56px)] text-[.875rem] text-muted"
        overflow="visible"
      >
        <HourTicks hours={hours} />
        {Array.from({ length: hours + 1 }, (_, hour) => {
          const isAlert = hour * 60 === alert.minute;
          return (
            <text
              key={hour}
              x={x(hour * 60)}
              y="34"
              textAnchor={hour ? "middle" : "start"}
              className={isAlert ? "text-warm" : hour % 6 ? undefined : "text-ink"}
            >
              {clock(hour * 60)}
            </text>
          );
        })}
      </svg>
    </div>
  );
}

export function x(minute: number): string {
  return `${(minute / night.lengthMinutes) * 100}%`;
}

export function y(degrees: number): string {
  return `${((HIGH - degrees) / (HIGH - LOW)) * 100}%`;
}

import { formatDegrees, formatTemperature } from "@/lib/format";
import {
  alert,
  alertReason,
  clock,
  closed,
  door,
  morning,
  night,
  roomName,
  summary,
  traces,
} from "@/components/charts/night-data";
import { HourTicks } from "@/components/charts/clock-axis";
import { Band } from "@/components/charts/band";
import { percentBetween } from "@/components/charts/scale";
import { BodyPicture } from "./body-picture";
import { CableAndProbe } from "./cable-and-probe";

const LOW = -2;
const HIGH = 14;
const x = percentBetween(0, night.lengthMinutes);
const y = percentBetween(HIGH, LOW);
const hours = Array.from({ length: night.lengthMinutes / 60 + 1 }, (_, hour) => hour * 60);

/** The whole night behind the headline; the probe of the device lies on its line at the minute of the alert. */
export function NightPlot() {
  return (
    <div
      role="img"
      aria-label={summary}
      className="relative mr-[calc(var(--gutter)+56px)] ml-(--gutter) h-[min(97vw,800px)] max-desk:mt-5 max-sm:hidden desk:absolute desk:inset-0 desk:bottom-26 desk:h-auto"
    >
      <svg width="100%" height="100%" overflow="visible" className="absolute text-xs text-muted">
        <Traces />
        <Axes />
        <g className="stroke-warm-dot">
          <line x1={x(alert.minute)} x2={x(alert.minute)} y2="100%" />
          <svg x={x(alert.minute)} y="100%" overflow="visible">
            <path d="M0 0-5-9H5Z" className="fill-warm-dot stroke-none" />
          </svg>
        </g>
        <line
          x1={x(door.minute)}
          x2={x(door.minute)}
          y1={y(2.2)}
          y2={y(0.1)}
          className="stroke-control"
        />
        <Labels />
      </svg>
      <div className="absolute top-[43.75%] left-2/3 [--w:min(33vw,272px)] desk:[--w:min(max(16vw,176px),(43.75svh-92px)/1.3,296px)]">
        <BodyPicture className="absolute top-[calc(var(--w)*-1.275)] left-[calc(var(--w)*-1.4)] w-[calc(var(--w)*1.222)] max-w-none" />
        <CableAndProbe />
      </div>
      <svg width="100%" height="100%" overflow="visible" className="absolute">
        <circle cx={x(alert.minute)} cy={y(alert.air)} r="4.5" className="fill-warm-dot" />
      </svg>
    </div>
  );
}

function Traces() {
  return (
    <svg
      viewBox={`0 ${-HIGH} ${night.lengthMinutes} ${HIGH - LOW}`}
      preserveAspectRatio="none"
      overflow="visible"
      fill="none"
      strokeLinejoin="round"
      strokeWidth="1.6"
    >
      <g strokeWidth="1">
        <Band
          limits={[night.low, night.high]}
          from={-night.lengthMinutes}
          width={3 * night.lengthMinutes}
        />
        <path
          d={`${hours.map((minute) => `M${minute} ${-night.high}V${-LOW}`).join("")}M-720 0H1440M-720-2H1440`}
          className="stroke-grid-hour"
        />
      </g>
      <g className="stroke-warm">
        <path d={traces.stockUnattended} strokeDasharray="1.5 4.5" />
        <path d={traces.airUnattended} strokeDasharray="6 5" />
      </g>
      <path d={traces.stock} className="stroke-cold" />
      <g className="stroke-ink">
        <path id="night-air" d={traces.air} vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  );
}

function Axes() {
  return (
    <>
      <line x1="-100%" x2="200%" y1="100%" y2="100%" className="stroke-control" />
      <line x1="100%" x2="100%" y2="100%" className="stroke-control" />
      <svg y="100%" overflow="visible">
        <HourTicks hours={night.lengthMinutes / 60} />
      </svg>
      {hours.map((minute) => (
        <text
          key={minute}
          x={x(minute)}
          y="100%"
          dy="26"
          textAnchor={minute ? "middle" : "start"}
          className={
            minute === alert.minute
              ? "text-warm"
              : minute % 360
                ? minute % 120
                  ? "max-desk:hidden"
                  : undefined
                : "text-ink"
          }
        >
          {clock(minute)}
        </text>
      ))}
      {[0, 2, 4, 6, 8, 10, 12].map((degrees) => (
        <g key={degrees} className={degrees === night.high ? "text-ink" : undefined}>
          <svg x="100%" y={y(degrees)} overflow="visible">
            <path d="M0 0h9" className="stroke-control" />
            <text x="16" dy="4.5">
              {degrees === 12 ? formatTemperature(degrees, 0) : degrees}
            </text>
          </svg>
        </g>
      ))}
    </>
  );
}

function Labels() {
  const { attended, unattended } = morning;
  const end = "100%";
  return (
    <>
      <circle cx={end} cy={y(attended.stock)} r="4" className="fill-cold" />
      <circle cx={end} cy={y(unattended.stock)} r="4" className="fill-warm-dot" />
      <circle
        cx={end}
        cy={y(unattended.air)}
        r="4"
        strokeWidth="1.5"
        className="fill-canvas stroke-warm"
      />
      <text x="8" y={y(night.low)} dy="-12" className="text-cold">
        Limits {formatDegrees(night.low, 0)} to {formatTemperature(night.high, 0)}
      </text>
      <g textAnchor="end">
        <text x={end} dx="-14" y={y(unattended.air)} dy="-14" className="text-warm">
          Air {formatTemperature(unattended.air)}
        </text>
        <text
          x={end}
          dx="-14"
          y={y(unattended.stock)}
          dy="-32"
          className="text-heading font-medium text-warm"
        >
          Stock {formatTemperature(unattended.stock)}
        </text>
        <text x={end} dx="-14" y={y(unattended.stock)} dy="-12">
          nobody told
          <tspan className="max-desk:hidden">, found at {clock(night.lengthMinutes)}</tspan>
        </text>
      </g>
      {/* What stands in the band keeps its lines off. */}
      <g textAnchor="end" paintOrder="stroke" strokeWidth="6" className="stroke-band">
        <text x={x(door.minute)} y={y(0.6)} dx="-9" className="font-medium text-ink">
          {clock(door.minute)}
        </text>
        <text x={x(door.minute)} y={y(0.6)} dx="-9" dy="17">
          Door left ajar
        </text>
        <text x={end} dx="-14" y={y(1.8)} dy="32" className="text-heading font-medium text-cold">
          {`Stock ${formatTemperature(attended.stock)}`}
        </text>
        <text x={end} dx="-14" y={y(1.8)} dy="52">
          {`door closed at ${clock(closed.minute)}`}
        </text>
      </g>
      <svg x={x(alert.minute)} y="4%" overflow="visible">
        <text x="14" y="28" className="text-lg font-medium text-warm desk:text-heading">
          {clock(alert.minute)} Alert
        </text>
        <text x="14" y="52" className="text-ink desk:text-sm">
          {roomName} is {formatTemperature(alert.air)}.
        </text>
        <text x="14" y="73" className="text-ink desk:text-sm">
          {alertReason}
        </text>
      </svg>
    </>
  );
}

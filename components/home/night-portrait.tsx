import { formatDegrees, formatTemperature } from "@/lib/format";
import {
  alert,
  alertMessage,
  clock,
  closed,
  door,
  eventOf,
  morning,
  night,
  summary,
} from "@/components/charts/night-data";
import { bandGrid, hourAndDegreeGrid, NightTraces } from "./night-traces";

const LOW = -1.6;
const HIGH = 11;
const HEIGHT = 912;

/** The chart upright, for a phone: scrolling down is the night passing. */
export function NightPortrait() {
  return (
    <div role="img" aria-label={summary} className="border-y border-control md:hidden">
      <svg
        width="100%"
        height="38"
        className="block border-b border-control text-[.8125rem] text-muted"
      >
        {[0, 2, 4, 6, 8, 10].map((degrees) => (
          <g key={degrees} className={degrees === night.high ? "text-ink" : undefined}>
            <text x={x(degrees)} y="22" textAnchor="middle">
              {degrees === 10 ? formatTemperature(degrees, 0) : degrees}
            </text>
            <line x1={x(degrees)} x2={x(degrees)} y1="32" y2="38" className="stroke-control" />
          </g>
        ))}
      </svg>
      <svg width="100%" height={HEIGHT} className="block text-[.8125rem] text-muted">
        <svg
          viewBox={`${LOW} 0 ${HIGH - LOW} ${night.lengthMinutes}`}
          preserveAspectRatio="none"
          fill="none"
        >
          {/* Minutes and degrees change places. */}
          <g transform="matrix(0 1 -1 0 0 0)">
            <rect
              y={-night.high}
              width={night.lengthMinutes}
              height={night.high - night.low}
              className="fill-band"
            />
            <g shapeRendering="crispEdges">
              <path
                d={hourAndDegreeGrid(-1, HIGH)}
                vectorEffect="non-scaling-stroke"
                className="stroke-grid-hour"
              />
              <path d={bandGrid()} vectorEffect="non-scaling-stroke" className="stroke-grid" />
              <path
                d={`M0 ${-night.low}H720M0 ${-night.high}H720`}
                vectorEffect="non-scaling-stroke"
                className="stroke-band-edge"
              />
              <path
                d={`M${alert.minute} ${-alert.air}V${-HIGH}`}
                vectorEffect="non-scaling-stroke"
                className="stroke-warm-dot"
              />
            </g>
            <NightTraces />
          </g>
        </svg>
        {Array.from({ length: 11 }, (_, i) => (i + 1) * 60).map((minute) => (
          <text
            key={minute}
            x={x(night.low)}
            y={y(minute)}
            dx="8"
            dy="-5"
            className="text-[.75rem]"
          >
            {clock(minute)}
          </text>
        ))}
        <text x={x(night.high)} dx="11" y="28" className="text-cold">
          Safe band {formatDegrees(night.low, 0)} to {formatTemperature(night.high, 0)}
        </text>
        <circle cx={x(alert.air)} cy={y(alert.minute)} r="4.5" className="fill-warm-dot" />
        <Story />
      </svg>
      <Morning />
    </div>
  );
}

function Story() {
  const sentences = alertMessage.split(/(?<=\.) /);
  const acknowledged = eventOf("acknowledged");
  const log = [
    { minute: acknowledged.minute, what: "Acknowledged" },
    { minute: closed.minute, what: "Door closed" },
  ];
  return (
    <svg x={x(night.high)} y={y(door.minute)} overflow="visible">
      <text x="11" y="-168">
        <tspan className="text-ink">{clock(door.minute)}</tspan>
        <tspan dx="10">Door left ajar</tspan>
      </text>
      <text x="11" y="-138" className="text-heading font-medium text-warm">
        {clock(alert.minute)} Alert
      </text>
      {sentences.map((sentence, i) => (
        <text key={sentence} x="11" y={-113 + i * 20} className="text-[.9375rem] text-ink">
          {sentence}
        </text>
      ))}
      {log.map(({ minute, what }, i) => (
        <text key={what} x="11" y={-42 + i * 19}>
          <tspan className="text-ink">{clock(minute)}</tspan>
          <tspan dx="10">{what}</tspan>
        </text>
      ))}
    </svg>
  );
}

function Morning() {
  const { attended, unattended } = morning;
  const outcomes = [
    { degrees: attended.stock, at: attended.stock, what: "stock, with alert", tone: "text-cold" },
    { degrees: unattended.stock, at: unattended.stock, what: "stock, without", tone: "text-warm" },
    { degrees: unattended.air, at: 9.3, what: "air, without", tone: "text-warm" },
  ];
  return (
    <svg
      width="100%"
      height="70"
      className="block border-t border-control text-[.75rem] text-muted"
    >
      <text x={x(night.low)} dx="8" y="28" className="text-ink">
        {clock(night.lengthMinutes)}
      </text>
      {outcomes.map(({ degrees, at, what, tone }) => (
        <g key={what} textAnchor="middle">
          <text x={x(at)} y="28" className={`text-[1.0625rem] font-medium ${tone}`}>
            {formatTemperature(degrees)}
          </text>
          <text x={x(at)} y="48">
            {what}
          </text>
        </g>
      ))}
    </svg>
  );
}

function x(degrees: number): string {
  return `${((degrees - LOW) / (HIGH - LOW)) * 100}%`;
}

function y(minute: number): string {
  return `${(minute / night.lengthMinutes) * 100}%`;
}

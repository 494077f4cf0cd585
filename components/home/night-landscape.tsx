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
import { DegreeScale, HIGH, LOW, TimeScale, x, y } from "./night-scales";
import { bandGrid, hourAndDegreeGrid, NightTraces } from "./night-traces";

/** The chart lying on its side behind the headline: time to the right, temperature upwards. */
export function NightLandscape() {
  return (
    <div role="img" aria-label={summary} className="max-md:hidden">
      <svg
        className="absolute top-0 left-(--gutter) h-[calc(100%-84px)] w-[calc(100%-2*var(--gutter)-56px)]"
        overflow="visible"
      >
        <svg
          viewBox={`0 ${-HIGH} ${night.lengthMinutes} ${HIGH - LOW}`}
          preserveAspectRatio="none"
          overflow="visible"
          fill="none"
        >
          <rect
            x={-night.lengthMinutes}
            y={-night.high}
            width={2 * night.lengthMinutes}
            height={night.high - night.low}
            className="fill-band"
          />
          <g shapeRendering="crispEdges">
            <path
              d={hourAndDegreeGrid(LOW, HIGH)}
              vectorEffect="non-scaling-stroke"
              className="stroke-grid-hour"
            />
            <path d={bandGrid()} vectorEffect="non-scaling-stroke" className="stroke-grid" />
            <path
              d={`M-720 ${-night.low}H720M-720 ${-night.high}H720`}
              vectorEffect="non-scaling-stroke"
              className="stroke-band-edge"
            />
            <path
              d={`M${door.minute} -6.4V${-night.setPoint}`}
              vectorEffect="non-scaling-stroke"
              className="stroke-control"
            />
            <path
              d={`M${alert.minute} ${-HIGH}V${-LOW}`}
              vectorEffect="non-scaling-stroke"
              className="stroke-warm-dot"
            />
          </g>
          <g className="animate-reveal">
            <NightTraces />
          </g>
        </svg>
        <circle cx={x(alert.minute)} cy={y(alert.air)} r="4.5" className="fill-warm-dot" />
        <Labels />
      </svg>
      <DegreeScale />
      <TimeScale />
    </div>
  );
}

function Labels() {
  const { attended, unattended } = morning;
  return (
    <g className="text-[.8125rem] text-muted">
      <text x="0" y={y(night.high)} dy="22" className="text-cold">
        Safe band {formatDegrees(night.low, 0)} to {formatTemperature(night.high, 0)}
      </text>
      <g>
        <text
          x={x(door.minute)}
          y={y(6.4)}
          dx="-10"
          dy="12"
          textAnchor="end"
          className="font-medium text-ink"
        >
          {clock(door.minute)}
        </text>
        <text x={x(door.minute)} y={y(6.4)} dx="-10" dy="29" textAnchor="end">
          Door left ajar
        </text>
      </g>
      <AlertLog />
      <g textAnchor="end">
        <text x="100%" dx="-16" y={y(unattended.air)} dy="-16" className="text-warm">
          Air {formatTemperature(unattended.air)}
        </text>
        <text
          x="100%"
          dx="-16"
          y={y(unattended.stock)}
          dy="-36"
          className="text-heading font-medium text-warm"
        >
          Stock {formatTemperature(unattended.stock)}
        </text>
        <text x="100%" dx="-16" y={y(unattended.stock)} dy="-18">
          without an alert, found at {clock(night.lengthMinutes)}
        </text>
        <text
          x="100%"
          dx="-16"
          y={y(attended.stock)}
          dy="58"
          className="text-heading font-medium text-cold"
        >
          Stock {formatTemperature(attended.stock)}
        </text>
        <text x="100%" dx="-16" y={y(attended.stock)} dy="77">
          with an alert, air {formatTemperature(attended.air)}
        </text>
      </g>
    </g>
  );
}

function AlertLog() {
  const sentences = alertMessage.split(/(?<=\.) (?=Above)/);
  const log = [
    { ...eventOf("acknowledged"), what: "Acknowledged" },
    { ...closed, what: "Door closed" },
    { ...eventOf("backBelowLimit"), what: `Air back below ${formatTemperature(night.high, 0)}` },
  ];
  return (
    <svg x={x(alert.minute)} y="32" overflow="visible">
      <text x="16" y="30" className="text-heading font-medium text-warm">
        {clock(alert.minute)} Alert
      </text>
      {sentences.map((sentence, i) => (
        <text key={sentence} x="16" y={58 + i * 21} className="text-[.9375rem] text-ink">
          {sentence}
        </text>
      ))}
      {log.map(({ what, minute }, i) => (
        <text key={what} x="16" y={106 + i * 19}>
          <tspan className="text-ink">{clock(minute)}</tspan>
          <tspan dx="12">{what}</tspan>
        </text>
      ))}
    </svg>
  );
}

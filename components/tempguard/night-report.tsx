import { formatDegrees, formatTemperature } from "@/lib/format";
import { eventNames } from "@/components/charts/event-words";
import { alert, clock, morning, night, roomName } from "@/components/charts/night-data";
import { across, airAt, Lines, NightBand, down, Hours, Names, Plot } from "./night-plot";

/** A report as it would be printed: a sheet of tractor paper, light in both themes. */
export function NightReport() {
  return (
    <div className="paper night-report text-xs tab:text-compact">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-3">
        <h3 className="text-statement">Night report</h3>
        <p className="tab:text-right">
          <b>{roomName}</b>, limits {formatDegrees(night.low, 0)} to{" "}
          {formatTemperature(night.high, 0)} <br />
          <span className="text-muted">
            {clock(0)} to {clock(night.lengthMinutes)}, simulated example
          </span>
        </p>
      </div>
      <Chart />
      <div className="mt-3 grid gap-x-6 gap-y-2 tab:mt-10 tab:grid-cols-2">
        <Facts />
        <Events />
      </div>
      <p className="flex justify-between border-t border-border-strong pt-3">
        <span>
          Stock at {clock(night.lengthMinutes)}{" "}
          <b className="text-cold">{formatTemperature(morning.attended.stock)}</b>
        </span>
        <span className="flex gap-2 text-muted max-sm:hidden">
          Read by <span className="w-44 border-b border-control" />
        </span>
      </p>
    </div>
  );
}

/** The hours within the limits: their names below and the words of the alert above stand clear. */
const hours = `M0-4v5${"m60-5v5".repeat(night.lengthMinutes / 60)}`;

function Chart() {
  return (
    <>
      <div className="chart relative">
        <Plot>
          <NightBand />
          <path d={hours} className="stroke-grid-hour" />
          <Lines />
        </Plot>
        <svg className="absolute inset-0 size-full text-label" aria-hidden="true">
          <Names />
          <text x="8" y={down(night.low)} dy="-7">
            {formatTemperature(night.low, 0)}
          </text>
          <svg x={across(alert.minute)} y={airAt(alert.minute)}>
            <circle r="4" className="fill-warm-dot" />
            <text x="-14" dy="5" textAnchor="end">
              <tspan className="font-medium text-warm md:text-lg">
                {clock(alert.minute)} {eventNames.alert}
              </tspan>
              <tspan dx="10" className="max-tab:hidden">
                {formatTemperature(alert.air)}, {night.delayMinutes}&nbsp;min above limit
              </tspan>
            </text>
          </svg>
        </svg>
      </div>
      <Hours />
    </>
  );
}

const air = night.attended.map((sample) => sample.air);
const facts = [
  { term: "Lowest", value: formatTemperature(Math.min(...air)) },
  { term: "Mean", value: formatTemperature(air.reduce((sum, value) => sum + value) / air.length) },
  { term: "Highest", value: formatTemperature(Math.max(...air)) },
  { term: "Above limit", value: `${air.filter((value) => value > night.high).length}\u00a0min` },
];

function Facts() {
  return (
    <dl>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Events() {
  return (
    <table className="w-full">
      <thead className="sr-only">
        <tr>
          <th>Time</th>
          <th>Event</th>
          <th>Reading</th>
        </tr>
      </thead>
      <tbody>
        {night.events.map(({ kind, minute, air }) => (
          <tr key={kind}>
            <td className="text-muted">{clock(minute)}</td>
            <td className="text-ink">{eventNames[kind]}</td>
            <td className="text-right">{formatTemperature(air)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

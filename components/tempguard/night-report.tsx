import { formatTemperature } from "@/lib/format";
import { HourAxis } from "@/components/charts/axes";
import { Dot, Label, Sheet, Trace } from "@/components/charts/marks";
import { clock, events, morning, night, NIGHT_AIR, room, sampleAt } from "@/lib/night/night";
import { plot, tracePath } from "@/components/charts/plot";
import { summarize } from "@/lib/simulation/summary";

/** A report as it would be printed: a sheet of tractor paper, light in both themes. Its line is that of the hero. */
export function NightReport() {
  return (
    <div className="paper night-report mt-(--head) text-compact">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-3">
        <h3 className="text-statement">Night report</h3>
        <p className="tab:text-right">
          <b>{room.name}</b>, limits {room.limits} <br />
          <span className="text-muted">
            {clock(0)} to {clock(night.lengthMinutes)}, simulated example
          </span>
        </p>
      </div>
      <Chart />
      <div className="grid gap-x-6 tab:mt-4 tab:grid-cols-2">
        <Figures />
        <Events />
      </div>
      <p className="flex justify-between border-t border-border-strong pt-3 max-tab:mt-2.5">
        <span>
          Stock at {clock(night.lengthMinutes)}{" "}
          <b className="text-cold">{formatTemperature(morning.attended.stock)}</b>
        </span>
        <span className="flex gap-2 text-muted max-tab:hidden">
          Read by <span className="w-44 border-b border-control" />
        </span>
      </p>
    </div>
  );
}

const nightPlot = plot([0, night.lengthMinutes], [-1.5, 8]);
const lastHour = sampleAt(night.lengthMinutes - 60);

function Chart() {
  const { at, air, stock, y } = nightPlot;
  return (
    <div className="overflow-x-clip pb-10">
      <svg
        className="mt-4 h-[clamp(6.75rem,17vw,16.25rem)] w-full overflow-visible text-muted"
        aria-hidden="true"
      >
        <Sheet plot={nightPlot} limits={[night.low, night.high]}>
          <Trace d={tracePath(night.attended, (sample) => sample.stock, 40)} tone="cold" />
          <Trace href={`#${NIGHT_AIR}`} warmAbove={night.high} />
        </Sheet>
        <HourAxis
          plot={nightPlot}
          every={180}
          labelClass={(minute) => (minute % 360 ? "max-tab:hidden" : undefined)}
        />
        <Label at={{ x: "8", y: y(night.high) }} dy="-7">
          {room.limit}
        </Label>
        <Label at={{ x: "8", y: y(night.low) }} dy="-7">
          {formatTemperature(night.low, 0)}
        </Label>
        <Label at={at(events.closed.minute, events.closed.air - 0.8)} dx="12" className="text-ink">
          Air
        </Label>
        <Label at={stock(lastHour)} dy="-8" textAnchor="middle" className="text-cold max-sm:hidden">
          Stock
        </Label>
        <Dot at={air(events.alert)} tone="warm" />
        <Label at={air(events.alert)} dx="-14" dy="5" textAnchor="end">
          <tspan className="font-medium text-warm md:text-lg">
            {clock(events.alert.minute)} <tspan className="sm:hidden">Alert</tspan>
            <tspan className="max-sm:hidden">{events.alert.name}</tspan>
          </tspan>
          <tspan dx="10" className="max-md:hidden">
            {formatTemperature(events.alert.air)}, {night.delayMinutes}&nbsp;min above limit
          </tspan>
        </Label>
      </svg>
    </div>
  );
}

const { lowest, mean, highest } = summarize(night.attended);
const minutesAbove = night.attended.filter(({ air }) => air > night.high).length;
const figures = [
  { term: "Lowest", value: formatTemperature(lowest) },
  { term: "Mean", value: formatTemperature(mean) },
  { term: "Highest", value: formatTemperature(highest) },
  { term: "Above limit", value: `${minutesAbove}\u00a0min` },
];

function Figures() {
  return (
    <dl className="flex flex-wrap justify-between gap-x-5 gap-y-1 tab:grid tab:grid-cols-2 tab:gap-x-6 tab:gap-y-0">
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Events() {
  return (
    <table className="max-tab:hidden">
      <thead className="sr-only">
        <tr>
          <th>Time</th>
          <th>Event</th>
          <th>Reading</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(events).map(({ name, minute, air }) => (
          <tr key={name}>
            <td className="text-muted">{clock(minute)}</td>
            <td className="text-ink">{name}</td>
            <td className="text-right">{formatTemperature(air)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

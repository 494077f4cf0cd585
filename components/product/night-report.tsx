import { formatTemperature } from "@/lib/format";
import { HourAxis } from "@/components/charts/axes";
import { Dot, PlotArea, TemperatureLine } from "@/components/charts/marks";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { moments, incident } from "@/lib/cold-room/incident";
import { linePath, plot } from "@/components/charts/plot";

const { alerted, recovered } = moments;

/** A printed report of the reference incident, light in both themes. */
export function NightReport() {
  return (
    <div className="paper tractor-paper mt-(--head) px-(--margin) pt-11 pb-5 text-compact tab:mx-(--gutter) tab:px-[4%] print:mt-0 print:px-0 print:pt-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-3">
        <h3 className="text-title">Night report</h3>
        <p className="tab:text-right">
          <b>{incident.name}</b>, limits {incident.limits} <br />
          <span className="text-muted">
            {clock(0)} to {clock(NIGHT_MINUTES)}, simulated example
          </span>
        </p>
      </div>
      <Chart />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-4 tab:mt-4">
        {figures.map(([term, value]) => (
          <div key={term} className="border-border tab:border-t tab:py-1.5">
            <dt className="text-muted">{term}</dt>
            <dd className="text-[1.25rem] leading-[1.1] font-medium whitespace-nowrap text-ink tab:text-[clamp(2rem,3.3vw,3rem)]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-border-strong pt-3 max-tab:mt-2.5">
        One alert, from {clock(alerted.minute)} to <b>{clock(recovered.minute)}.</b>
      </p>
    </div>
  );
}

const airs = incident.attended.map(({ air }) => air);
const figures = [
  ["Lowest", formatTemperature(Math.min(...airs))],
  ["Mean", formatTemperature(airs.reduce((sum, air) => sum + air) / airs.length)],
  ["Highest", formatTemperature(Math.max(...airs))],
  ["Above limit", `${airs.filter((air) => air > incident.high).length}\u00a0min`],
];

const reportPlot = plot([0, NIGHT_MINUTES], [-1.5, 8]);

function Chart() {
  const { air, y } = reportPlot;
  const end = air(recovered);
  return (
    <div className="overflow-x-clip pb-10">
      <svg
        className="mt-4 h-[clamp(6.75rem,14vw,13rem)] w-full overflow-visible text-[min(1em,6vw)] text-muted"
        aria-hidden="true"
      >
        <PlotArea plot={reportPlot} limits={[incident.low, incident.high]}>
          <TemperatureLine
            d={linePath(incident.attended, ({ air }) => air, 5)}
            beyond="text-warm"
          />
        </PlotArea>
        <HourAxis
          plot={reportPlot}
          every={180}
          labelClass={(minute) => (minute % 360 ? "max-tab:hidden" : undefined)}
        />
        {[incident.high, incident.low].map((limit) => (
          <text key={limit} x="8" y={y(limit)} dy="-7">
            {formatTemperature(limit, 0)}
          </text>
        ))}
        <line x1={end.x} x2={end.x} y1={end.y} y2="100%" stroke="currentColor" />
        <Dot at={end} />
        <text
          x={end.x}
          y={y(incident.low)}
          dx="-8"
          dy="-7"
          textAnchor="end"
          className="font-medium text-ink md:text-lg"
        >
          {clock(recovered.minute)} {recovered.name}
        </text>
        <Dot at={air(alerted)} variant="warm" />
        <text
          {...air(alerted)}
          dx="-14"
          dy="5"
          textAnchor="end"
          className="font-medium text-warm md:text-lg"
        >
          {clock(alerted.minute)} <tspan className="sm:hidden">Alert</tspan>
          <tspan className="max-sm:hidden">{alerted.name}</tspan>
        </text>
      </svg>
    </div>
  );
}

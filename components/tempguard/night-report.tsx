import { formatDegrees, formatTemperature } from "@/lib/format";
import { HourAxis } from "@/components/charts/axes";
import { Dot, PlotArea, TemperatureLine } from "@/components/charts/marks";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { moments, incident } from "@/lib/cold-room/incident";
import { stateAt } from "@/lib/cold-room/night";
import { linePath, plot } from "@/components/charts/plot";

type Note = {
  name: string;
  text: string;
  label: string;
  figure: string;
  reading?: { minute: number; air: number };
  place?: string;
};

const { limitExceeded, alerted, recovered } = moments;
const airs = incident.attended.map(({ air }) => air);

/**
 * The benefits in the specification's order, each a note on a reading or a figure of the night. On a wide window the
 * left side of a note continues the line to its reading.
 */
const notes: Note[] = [
  {
    ...at(0),
    name: "Real-time monitoring",
    text: "The reading now, not last night’s clipboard.",
  },
  {
    label: `${clock(0)} to ${clock(limitExceeded.minute)}`,
    figure: formatHours(limitExceeded.minute),
    name: "Operational efficiency",
    text: "In range, and nobody walked there to see it.",
  },
  {
    ...at(alerted.minute, alerted.name),
    name: "Early warning alerts",
    text: "You hear of it while the stock is cold.",
    place: "md:col-span-2",
  },
  {
    label: "Lowest to highest",
    figure: `${formatDegrees(Math.min(...airs))} to ${formatTemperature(Math.max(...airs))}`,
    name: "Regulatory compliance",
    text: "A report of each night, ready to print. It supports your answer to an inspector.",
  },
  {
    label: "Above limit",
    figure: `${airs.filter((air) => air > incident.high).length}\u00a0min`,
    name: "Improved product quality",
    text: "Enough to warm the air, not the stock.",
    place: "md:col-span-2",
  },
  {
    ...at(recovered.minute, recovered.name),
    name: "Reduce waste",
    text: "Cold again at night, not found warm in the morning.",
    place: "md:-mt-10 md:pt-15",
  },
];

function at(minute: number, name = "") {
  const reading = stateAt(incident.attended, minute);
  return { reading, label: `${clock(minute)} ${name}`, figure: formatTemperature(reading.air) };
}

/** Returns `7 h 45 min`. */
function formatHours(minutes: number): string {
  return `${Math.floor(minutes / 60)}\u00a0h ${minutes % 60}\u00a0min`;
}

/** A printed report of the reference incident, light in both themes. Its notes are the benefits. */
export function NightReport() {
  return (
    <div className="night-report paper mt-(--head) tractor-paper px-(--gutter) pt-11 pb-6 text-compact md:grid">
      <style href="night-report" precedence="default">
        {`.night-report{grid-template-columns:${columns.join(" ")}}`}
      </style>
      <div className="col-span-full flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-3">
        <h3 className="text-title">Night report</h3>
        <p className="tab:text-right">
          <b>{incident.name}</b>, limits {incident.limits} <br />
          <span className="text-muted">
            {clock(0)} to {clock(NIGHT_MINUTES)}, simulated example
          </span>
        </p>
      </div>
      <Chart />
      <dl className="contents">
        {notes.map(({ reading, label, figure, name, text, place = "" }) => (
          <div
            key={name}
            className={`flex flex-col border-border-strong py-3 max-md:not-first:border-t md:py-5 md:pr-6 md:pl-4 ${reading ? "md:border-l" : ""} ${place}`}
          >
            <dt className="text-name font-medium text-ink md:mt-3">{name}</dt>
            <dd className="text-base text-balance">{text}</dd>
            <dd
              className={`-order-1 flex flex-wrap items-center gap-x-2 md:block ${reading?.minute === alerted.minute ? "text-warm" : "text-ink"}`}
            >
              {reading && <i className="size-2.25 rounded-full bg-current md:hidden" />}
              <span className="flex-1 text-muted">{label}</span>{" "}
              <span className="text-[1.25rem] leading-[1.1] font-medium md:block md:text-[clamp(2rem,3.3vw,3rem)]">
                {figure}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const reportPlot = plot([0, NIGHT_MINUTES], [-1.5, 8]);

/** The columns begin at 18:00, half way to the alert, at the alert, and at the recovery. */
const columns = [
  reportPlot.across(alerted.minute / 2),
  reportPlot.across(alerted.minute / 2),
  reportPlot.across(recovered.minute - alerted.minute),
  "1fr",
];

function Chart() {
  return (
    <svg
      className="mt-4 mb-10 h-[clamp(6.75rem,14vw,13rem)] w-full overflow-visible text-[min(1em,6vw)] text-muted md:col-span-full md:row-3 md:mt-0"
      aria-hidden="true"
    >
      <PlotArea plot={reportPlot} limits={[incident.low, incident.high]}>
        <TemperatureLine d={linePath(incident.attended, ({ air }) => air, 5)} beyond="text-warm" />
      </PlotArea>
      <HourAxis
        plot={reportPlot}
        every={180}
        labelClass={(minute) => (minute % 360 ? "max-tab:hidden" : undefined)}
      />
      {[incident.high, incident.low].map((limit) => (
        <text key={limit} x="8" y={reportPlot.y(limit)} dy="-7">
          {formatTemperature(limit, 0)}
        </text>
      ))}
      {notes.map(({ name, reading }) => {
        if (!reading) return null;
        const dot = reportPlot.air(reading);
        // The line leads up to a note above the chart, and down to the one below it.
        const end = reading.minute === recovered.minute ? "100%" : 0;
        return (
          <g key={name} className="stroke-border-strong">
            <line x1={dot.x} x2={dot.x} y1={dot.y} y2={end} className="max-md:hidden" />
            <Dot at={dot} variant={reading.minute === alerted.minute ? "warm" : "ink"} />
          </g>
        );
      })}
    </svg>
  );
}

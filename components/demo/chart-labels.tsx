import { Dot } from "@/components/charts/marks";
import { FaultIcon } from "@/components/ui/fault-icon";
import { AlertSign } from "@/components/ui/icon";
import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { isWithin, room } from "@/lib/cold-room/room";
import { formatTemperature } from "@/lib/format";
import type { ChartView } from "./chart-view";

type ViewProps = { view: ChartView };

/** Labels both limits at the left edge, outside the safe band. */
export function Limits({ view: { plot } }: ViewProps) {
  return [room.high, room.low].map((limit) => (
    <text key={limit} y={plot.y(limit)} dy={limit === room.high ? "-.5em" : "1.15em"}>
      <tspan className="max-md:hidden">Limit </tspan>
      {formatTemperature(limit, 0)}
    </text>
  ));
}

/** Labels the ends of the lines, to the right of the plot. */
export function Ends({ view: { plot, state, ends } }: ViewProps) {
  // The stock's dot is drawn last, above that of the air.
  const sorted = ends.toSorted((one, other) => one.name.localeCompare(other.name));
  return sorted.map(({ name, celsius, note, place, line }) => {
    const isForecast = note !== undefined || state.minute < NIGHT_MINUTES;
    const color = !isWithin(celsius) ? "text-warm" : name === "Air" ? "text-ink" : "text-cold";
    return (
      <g key={`${name} ${note}`} className={color}>
        <Dot at={plot.at(NIGHT_MINUTES, celsius)} tone={isForecast ? "hollow" : "current"} />
        <svg x="100%" y={plot.y(place)} overflow="visible" className="demo-end">
          <text
            x="11"
            dy={`${0.35 + 1.25 * line}em`}
            className={name === "Stock" ? "font-medium" : undefined}
          >
            {`${name} ${formatTemperature(celsius)}`}
          </text>
          <text x="11" dy={`${1.6 + 1.25 * line}em`} className="text-muted">
            {note}
          </text>
        </svg>
      </g>
    );
  });
}

/** The icons of the faults above the plot, each mark with a line at the minute of its first fault. */
export function Faults({ view: { plot, marks } }: ViewProps) {
  return marks.map(({ at, faults }) => (
    <svg key={at} x={plot.x(at)} overflow="visible" className="text-body">
      <line y1="-4" y2="100%" className="stroke-control" />
      {faults.length > 1 && (
        <path d={`M0-4h${22 * (faults.length - 1) + 9}`} className="stroke-control" />
      )}
      {faults.map((fault, i) => (
        <FaultIcon key={fault} fault={fault} x={22 * i - 9} y="-26" width="18" height="18" />
      ))}
    </svg>
  ));
}

/** A vertical line at the alert, with a sign above its time. It is dotted while the alert is due. */
export function Alert({ view: { plot, alert, state }, color }: ViewProps & { color: string }) {
  if (!alert) return null;
  return (
    <svg x={plot.x(alert.at)} overflow="visible" className={color}>
      <line
        y2="100%"
        stroke="currentColor"
        strokeDasharray={alert.at > state.minute ? "2 4" : undefined}
      />
      <svg y="100%" overflow="visible">
        <AlertSign x="-8" y="-19" width="16" height="16" className="fill-canvas" />
      </svg>
    </svg>
  );
}

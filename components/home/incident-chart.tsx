import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import {
  alertSentences,
  events,
  incident,
  incidentRoom,
  NIGHT_AIR,
  outcomes,
} from "@/lib/cold-room/incident";
import { DegreeAxis, HourAxis } from "@/components/charts/axes";
import { Dot, Label, PlotArea, TemperatureLine } from "@/components/charts/marks";
import { linePath } from "@/components/charts/plot";
import { linePaths, heroPlot, PHONE_START_MINUTE } from "./hero-plot";
import { StockLabel, toldAt } from "./stock-label";

/** Minutes between two readings that are drawn: so few that the sensor's noise does not show in the dots. */
const UNATTENDED_EVERY = 48;

/** The reference incident with both results, which home.css hides while the simulation runs. */
export function IncidentChart() {
  const { air, stock } = linePaths(incident.attended);
  const unattended = incident.unattended.slice(events.alerted.minute);
  return (
    <svg
      role="img"
      aria-label={description}
      className="absolute size-full overflow-visible text-xs text-muted"
    >
      <PlotArea plot={heroPlot} limits={[incident.low, incident.high]} overflow="visible">
        <path d={grid} strokeWidth="1" className="stroke-grid-hour" />
        <g className="hero-incident hero-averted">
          <TemperatureLine
            tone="warm"
            pattern="dots"
            d={linePath(unattended, (sample) => sample.stock, UNATTENDED_EVERY)}
          />
        </g>
        <g className="hero-incident">
          <TemperatureLine tone="cold" d={stock} />
          <TemperatureLine id={NIGHT_AIR} d={air} />
        </g>
      </PlotArea>
      <HourAxis plot={heroPlot} mark={events.alerted.minute} labelClass={hourClass} />
      <g className="max-tab:hidden">
        {/* The edges of the safe band would cross the numbers. */}
        <rect x="100%" width="100%" height="100%" className="fill-canvas" />
        <DegreeAxis plot={heroPlot} degrees={[12, 10, 8, 6, 4, 2, 0]} strong={incident.high} />
      </g>
      {/* From the door up to the line. */}
      <line
        x1={heroPlot.x(events.doorOpened.minute)}
        x2={heroPlot.x(events.doorOpened.minute)}
        y1={heroPlot.stock(events.doorOpened).y}
        y2="100%"
        className="stroke-control"
      />
      <g className="hero-incident hero-averted">
        <StockLabel sample={outcomes.unattended} cause="nobody told" />
      </g>
      <g className="hero-incident">
        <Dot at={heroPlot.air(events.alerted)} tone="warm" />
        <Label at={heroPlot.air(peak)} dx="8" dy="-6" className="text-base text-ink">
          Air
        </Label>
        <StockLabel sample={outcomes.attended} cause={toldAt} />
      </g>
    </svg>
  );
}

const peak = incident.attended.reduce((highest, sample) =>
  sample.air > highest.air ? sample : highest,
);

const grid =
  Array.from(
    { length: incident.lengthMinutes / 60 + 1 },
    (_, hour) => `M${hour * 60} ${-incident.high}V2`,
  ).join("") +
  `M${-incident.lengthMinutes} 0h${3 * incident.lengthMinutes}m0-2h${-3 * incident.lengthMinutes}`;

function hourClass(minute: number): string | undefined {
  if (minute === events.alerted.minute) return "hero-alert-hour";
  // The edge of a phone's screen would cut this label.
  if (Math.abs(minute - PHONE_START_MINUTE) < 20) return "max-desk:hidden";
  // At large text sizes there is room for every second hour.
  const tone =
    minute % 360 === 0
      ? "text-ink"
      : minute % 120 === 0
        ? ""
        : "max-[14rem]:hidden tab:max-desk:hidden";
  return minute < PHONE_START_MINUTE ? `max-tab:hidden ${tone}` : tone;
}

const description = [
  `Simulated temperature of a ${incidentRoom.name.toLowerCase()} from ${clock(0)} to ${clock(incident.lengthMinutes)}, limits ${incidentRoom.limits}.`,
  `${clock(events.doorOpened.minute)}: the door is left ajar. ${clock(events.alerted.minute)} Alert. ${alertSentences.join(" ")}`,
  `With an alert, the door is closed at ${clock(events.doorClosed.minute)} and the stock is ${formatTemperature(outcomes.attended.stock)} in the morning.`,
  `If nobody is told, the stock reaches ${formatTemperature(outcomes.unattended.stock)}.`,
].join(" ");

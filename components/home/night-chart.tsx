import { DegreeAxis, HourAxis } from "@/components/charts/axes";
import { Dot, PlotArea, TemperatureLine } from "@/components/charts/marks";
import { plot } from "@/components/charts/plot";
import { statusColors } from "@/components/ui/status-colors";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { alertSentences, moments, incident, NIGHT_AIR, outcomes } from "@/lib/cold-room/incident";
import { toTenth } from "@/lib/cold-room/physics";
import { type Night, stateAt } from "@/lib/cold-room/night";
import { formatTemperature } from "@/lib/format";
import { airOnLine, heroPlot, linePaths } from "./hero-plot";
import type { HomeView } from "./home-session";
import { stockCauses } from "./home-words";

const { doorOpened, alerted, doorClosed } = moments;

type NightChartProps = { view: HomeView; lines: ReturnType<typeof linePaths> };

/** The visitor's night up to the current minute or, while idle, the whole reference incident. */
export function NightChart({ view, lines }: NightChartProps) {
  const { session, stage, minute, night, other, status } = view;
  const [cause, otherCause] = stockCauses(view);
  const isIdle = stage === "idle";
  const end = isIdle ? NIGHT_MINUTES : minute;
  return (
    <svg
      role="img"
      aria-label={isIdle ? `${description} ${incidentDescription}` : description}
      className="absolute size-full overflow-visible text-xs text-muted flat:[clip-path:inset(0_calc(-1*var(--edge))_-36px_calc(100%/6-18px))]"
    >
      {frame}
      {other && (
        <PlotArea plot={heroPlot}>
          <TemperatureLine
            tone={other === incident.attended ? "cold" : "warm"}
            pattern="dots"
            d={linePaths(other.slice(alerted.minute)).stock}
          />
        </PlotArea>
      )}
      <PlotArea plot={plot([0, end], [heroPlot.low, heroPlot.high])} width={heroPlot.x(end)}>
        <TemperatureLine tone="cold" high={incident.high} d={lines.stock} />
        {/* Always rendered, because other drawings of the page reference this line by its `id`. */}
        <g className={isIdle ? undefined : "invisible"}>
          <TemperatureLine id={NIGHT_AIR} d={incidentAir} />
        </g>
        {!isIdle && <TemperatureLine d={lines.air} />}
      </PlotArea>
      {other && (
        <StockLabel night={other} {...otherCause} isUpper={other === incident.unattended} />
      )}
      {session.phase === "playing" ? (
        <g className={statusColors[status]}>
          <Dot at={heroPlot.at(minute, airOnLine(night, minute))} tone="current" r={6.5} />
        </g>
      ) : (
        <>
          <StockLabel night={night} {...cause} isUpper={other === incident.attended} />
          {isIdle && peak}
        </>
      )}
    </svg>
  );
}

const incidentAir = linePaths(incident.attended).air;

const highest = incident.attended.reduce((one, other) => (other.air > one.air ? other : one));

const peak = (
  <>
    <Dot at={heroPlot.air(alerted)} tone="warm" />
    <text
      {...heroPlot.air(highest)}
      dx="8"
      dy="-6"
      className="text-base text-ink max-tab:@max-[44rem]:hidden flat:hidden"
    >
      Air
    </text>
  </>
);

type StockLabelProps = { night: Night; isUpper: boolean; word: string; at?: number };

/**
 * Labels the stock at 06:00 with its cause. The upper label stands above its line, the lower one below the line of the
 * air, at about 1.9 °C. In a low drawing the cause replaces the word "Stock".
 */
function StockLabel({ night, isUpper, word, at }: StockLabelProps) {
  const { minute, stock } = stateAt(night, NIGHT_MINUTES);
  const isOver = toTenth(stock) > incident.high;
  const highest = Math.max(...night.slice(-LABEL_MINUTES).map((state) => state.stock));
  const place = { ...heroPlot.at(minute, isUpper ? highest : 1.9), dx: -14 };
  return (
    <g textAnchor="end">
      <text
        {...place}
        dy={isUpper ? "-0.875rem" : "1.625rem"}
        className={`text-heading font-medium max-desk:text-[min(1.125rem,5.5vw)] flat:text-[min(.8125rem,1.6vw)] ${isOver ? "text-warm" : "text-cold"}`}
      >
        <tspan className="hero-detail">Stock</tspan>
        <tspan className="hero-brief">{word}</tspan> <tspan>{formatTemperature(stock)}</tspan>
      </text>
      <text {...place} dy={isUpper ? "-2.375rem" : "2.75rem"} className="hero-detail text-body">
        {at === undefined ? word : `${word} at ${clock(at)}`}
      </text>
      <Dot at={heroPlot.at(minute, stock)} tone={isOver ? "warm" : "cold"} />
    </g>
  );
}

/** What a label of the stock covers. */
const LABEL_MINUTES = 90;

/** Hides every second label on tablets, and on a phone those of the evening, of which it shows nothing. */
function hourClass(minute: number): string | undefined {
  if (minute === alerted.minute) return "group-data-alert:text-warm";
  const evening = minute <= NIGHT_MINUTES / 2 ? "max-tab:hidden" : "";
  if (minute % 120) return `${evening} max-[23.5rem]:hidden tab:max-desk:hidden`;
  if (minute % 360) return `${evening} max-[15rem]:hidden`;
  return minute % 360 ? evening : `${evening} text-ink`;
}

const hours = Array.from({ length: NIGHT_MINUTES / 60 + 1 }, (_, hour) => hour * 60);
const grid = hours.map((minute) => `M${minute} ${-incident.high}V2`).join("");
const alertY = heroPlot.y(alerted.air);

/** The safe band, the grid, the axes, a line where the door is opened and, from the alert on, a line at its minute. */
const frame = (
  <>
    <PlotArea plot={heroPlot} overflow="visible" strokeWidth="1">
      {/* The sky of a lost stock replaces the band's fill after the alert. */}
      <path
        d={`M-720 ${-incident.high}H${alerted.minute}V${-incident.low}H-720z`}
        className="fill-band"
      />
      <path
        d={`M1440 ${-incident.high}H${alerted.minute}V${-incident.low}H1440z`}
        className="fill-band transition-opacity duration-1000 group-data-[stage=lost]:opacity-0"
      />
      <path
        d={`M-720 ${-incident.high}H1440M-720 ${-incident.low}H1440`}
        className="stroke-band-edge"
      />
      <path d={`${grid}M-720 0H1440M-720-2H1440`} className="stroke-grid-hour" />
      <path d={`M${doorOpened.minute} ${-doorOpened.stock}V2`} className="stroke-control" />
    </PlotArea>
    <text
      x="8"
      y={heroPlot.y(incident.high)}
      dy="1.25rem"
      className="hero-detail text-cold max-tab:hidden flat:hidden"
    >
      Limits {incident.limits}
    </text>
    <HourAxis plot={heroPlot} mark={alerted.minute} labelClass={hourClass} />
    <g className="max-tab:hidden">
      {/* Covers the edges of the safe band, which would cross the numbers. */}
      <rect x="100%" width="100%" height="100%" className="fill-canvas" />
      <DegreeAxis plot={heroPlot} degrees={[12, 10, 8, 6, 4, 2, 0]} strong={incident.high} />
    </g>
    <svg
      x={heroPlot.x(alerted.minute)}
      overflow="visible"
      className="fill-warm-dot stroke-warm-dot opacity-0 transition-opacity duration-700 group-data-alert:opacity-100 group-data-[stage=kept]:opacity-30"
    >
      <line y2={alertY} className="max-tab:hidden" />
      <line y1={alertY} y2="100%" />
      <svg y="100%" overflow="visible">
        <path d="M-5 0 0-9 5 0z" stroke="none" />
      </svg>
    </svg>
  </>
);

const description = `Simulated temperature of a ${incident.name.toLowerCase()} from ${clock(0)} to ${clock(NIGHT_MINUTES)}, limits ${incident.limits}.`;

const incidentDescription = [
  `${clock(doorOpened.minute)}: the door is left open. ${clock(alerted.minute)} Alert. ${alertSentences.join(" ")}`,
  `With an alert, the door is closed at ${clock(doorClosed.minute)} and the stock is ${formatTemperature(outcomes.attended.stock)} in the morning.`,
  `If nobody is told, the stock reaches ${formatTemperature(outcomes.unattended.stock)}.`,
].join(" ");

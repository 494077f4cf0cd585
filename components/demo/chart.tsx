import { DegreeAxis, HourAxis } from "@/components/charts/axes";
import { PlotArea, TemperatureLine } from "@/components/charts/marks";
import { linePath } from "@/components/charts/plot";
import { clock } from "@/lib/cold-room/clock";
import { isWithin } from "@/lib/cold-room/rooms";
import { nightOf } from "@/lib/cold-room/session";
import { roomStatus } from "@/lib/cold-room/words";
import { formatTemperature } from "@/lib/format";
import { Ends, Limits, Moments } from "./chart-labels";
import { type ChartView, chartView } from "./chart-view";
import { useDemoSession } from "./demo-store";
import { Hatching } from "./hatching";

type ViewProps = { view: ChartView };

/**
 * The chart of the shown room until 06:00. It is not translated, because browsers' translators insert HTML into SVG
 * text, which then disappears.
 */
export function Chart() {
  const session = useDemoSession();
  const view = chartView(nightOf(session), session.minute);
  const { state, plot, degrees, ahead, hasPendingReadings } = view;
  const { low, high } = state.room.rule;
  const isIdle = session.phase === "idle";
  const isOver = session.phase === "finished" && !hasPendingReadings;
  return (
    <div
      role="img"
      aria-label={describe(view)}
      translate="no"
      className="overflow-clip px-5 pt-7 pb-8 text-label sm:pr-18 sm:pb-9"
    >
      <div className="@container-size h-(--plot)">
        <svg width="100%" height="100%" overflow="visible">
          <PlotArea plot={plot} limits={[low, high]} overflow="visible">
            <Lines view={view} />
          </PlotArea>
          <Hatching view={view} />
          <HourAxis plot={plot} labelClass={hourClass} />
          <g className="max-sm:hidden">
            {/* Covers the edges of the safe band, which would cross the numbers. */}
            <rect x="100%" width="100%" height="100%" className="fill-canvas" />
            <DegreeAxis plot={plot} degrees={degrees} strong={high} />
          </g>
          <Limits view={view} />
          <Moments view={view} />
          {(ahead.length > 0 || isOver) && <Ends view={view} />}
          {!isOver && <Pen view={view} isNamed={isIdle} />}
          {isIdle && (
            <text
              x="50%"
              y="15%"
              textAnchor="middle"
              className="text-base text-body max-sm:hidden xl:text-lg print:hidden no-js:hidden"
            >
              Break something, then watch the phone.
            </text>
          )}
        </svg>
      </div>
    </div>
  );
}

/** Hides labels: one every 2 h is left on narrow screens, and one every 4 h at large text sizes. */
function hourClass(minute: number): string | undefined {
  if (minute % 120) return "max-md:hidden desk:max-lg:hidden";
  return minute % 240 ? "max-[14rem]:hidden" : undefined;
}

/** The measured lines are solid. The forecast is dashed for the air and dotted for the stock. */
function Lines({ view: { state, past, ahead, overLimit } }: ViewProps) {
  const { low, high } = state.room.rule;
  const limits = { high, low };
  return (
    <>
      <TemperatureLine tone="cold" {...limits} d={linePath(past, (at) => at.stock, 3)} />
      <TemperatureLine pattern="dashes" {...limits} d={linePath(ahead, (at) => at.air)} />
      <TemperatureLine
        tone="cold"
        pattern="dots"
        {...limits}
        d={linePath(ahead, (at) => at.stock)}
      />
      <TemperatureLine {...limits} overLimit={overLimit} d={linePath(past, (at) => at.air)} />
    </>
  );
}

/** The dot at the end of the air's line. It is hollow while readings are pending. */
function Pen({ view, isNamed }: ViewProps & { isNamed: boolean }) {
  const { state, plot, now, overLimit, hasPendingReadings } = view;
  const { x, y } = plot.air(now);
  const colour = isWithin(state.room.rule, now.air) ? "text-ink" : overLimit;
  return (
    <>
      <circle
        key={state.room.id}
        cx={x}
        cy={y}
        r="5"
        strokeWidth="1.6"
        className={`stroke-current ease-linear motion-safe:transition-[cx,cy] motion-safe:duration-50 ${hasPendingReadings ? "fill-canvas text-control" : `fill-current ${colour}`}`}
      />
      {isNamed && (
        <text x={x} y={y} dx="14" dy=".35em" className="text-ink">
          Air and stock
        </text>
      )}
    </>
  );
}

/** Returns the text alternative of the chart. */
function describe({ state, ahead, end, hasPendingReadings }: ChartView): string {
  const { last } = state;
  const [, word, sentence] = roomStatus(state);
  const air = `${formatTemperature(last.air)} in the air`;
  const stock = `${formatTemperature(last.stock)} in the stock`;
  const coming = `If nobody acts, the stock is ${formatTemperature(end.stock)} at ${clock(end.minute)}.`;
  return [
    `Chart of the ${state.room.name.toLowerCase()}.`,
    `${clock(last.minute)}${hasPendingReadings ? ", the last reading" : ""}: ${air}, ${stock}. ${word}. ${sentence}`,
    ...(ahead.length > 0 ? [coming] : []),
  ].join(" ");
}

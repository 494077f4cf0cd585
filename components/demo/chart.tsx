import { HourAxis } from "@/components/charts/axes";
import { PlotArea, TemperatureLine } from "@/components/charts/marks";
import { linePath } from "@/components/charts/plot";
import { statusColors } from "@/components/ui/status-colors";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { isWithin, room } from "@/lib/cold-room/room";
import { roomStatus } from "@/lib/cold-room/words";
import { formatTemperature } from "@/lib/format";
import { Alert, Ends, Faults, Limits } from "./chart-labels";
import { type ChartView, chartView } from "./chart-view";
import { useDemoSession } from "./demo-store";

type ViewProps = { view: ChartView };

/**
 * The chart of the room until 06:00. It is not translated, because browsers' translators insert HTML into SVG text,
 * which then disappears.
 */
export function Chart() {
  const session = useDemoSession();
  const view = chartView(session);
  const { plot, state, alert, isOnline } = view;
  const isIdle = session.phase === "idle";
  return (
    <div role="img" aria-label={describe(view, isIdle)} translate="no" className="demo-chart">
      <svg width="100%" height="100%" overflow="visible">
        <PlotArea plot={plot} limits={[room.low, room.high]}>
          <Lines view={view} isIdle={isIdle} />
        </PlotArea>
        {!isOnline && (
          <rect
            x={plot.x(state.last.minute)}
            width={plot.across(state.minute - state.last.minute)}
            height="100%"
            className="fill-border opacity-50"
          />
        )}
        <HourAxis
          plot={plot}
          every={120}
          mark={alert?.at}
          markWidth={MARK_WIDTH}
          labelClass={(minute) => (minute === alert?.at ? alertColor(view) : hourClass(minute))}
        />
        <Limits view={view} />
        <Faults view={view} />
        <Alert view={view} color={alertColor(view)} />
        <LastReading view={view} />
        <Ends view={view} />
      </svg>
    </div>
  );
}

/** The width of a time at the axis of the narrowest chart, in minutes. */
const MARK_WIDTH = 75;

/** The colour of the alert's mark, and of the air beyond a limit: amber until the alert, then warm. */
function alertColor({ alert, state }: ChartView): string {
  return statusColors[alert && alert.at <= state.minute ? "alert" : "exceeded"];
}

/** Hides the labels before 06:00 on narrow screens and at large text sizes. */
function hourClass(minute: number): string | undefined {
  return minute < NIGHT_MINUTES ? "demo-hour" : undefined;
}

/** The measured lines are solid. What was not measured is dashed for the air and dotted for the stock. */
function Lines({ view, isIdle }: ViewProps & { isIdle: boolean }) {
  const { past, ahead, other } = view;
  const limits = { high: room.high, low: room.low };
  const stock = { tone: "cold", ...limits } as const;
  return (
    <>
      <TemperatureLine {...stock} d={linePath(past, (at) => at.stock, 3)} />
      <TemperatureLine {...stock} pattern="dots" d={linePath(other, (at) => at.stock, 30)} />
      <g className={isIdle ? "opacity-60" : undefined}>
        <TemperatureLine {...limits} pattern="dashes" d={linePath(ahead, (at) => at.air)} />
        <TemperatureLine {...stock} pattern="dots" d={linePath(ahead, (at) => at.stock)} />
      </g>
      <TemperatureLine
        {...limits}
        overLimit={alertColor(view)}
        d={linePath(past, (at) => at.air)}
      />
    </>
  );
}

/** The dot of the reading that is written above the chart. It is hollow without the internet. */
function LastReading({ view }: ViewProps) {
  const { plot, state, isOnline } = view;
  const { x, y } = plot.air(state.last);
  const color = isWithin(state.last.air) ? "text-ink" : alertColor(view);
  return (
    <circle
      cx={x}
      cy={y}
      r="5"
      strokeWidth="1.6"
      className={`stroke-current ease-linear motion-safe:transition-[cx,cy] motion-safe:duration-150 ${isOnline ? `fill-current ${color}` : "fill-canvas text-control"}`}
    />
  );
}

/** Returns the text alternative of the chart. */
function describe({ state, isOnline, ahead, alert }: ChartView, isIdle: boolean): string {
  const { minute, air, stock } = state.last;
  const end = `the stock is ${formatTemperature(ahead.at(-1)?.stock ?? NaN)} at ${clock(NIGHT_MINUTES)}.`;
  const coming = isIdle
    ? `If the door is opened, the alert comes at ${clock(alert?.at ?? NaN)}. If nobody acts, ${end}`
    : `If nobody acts, ${end}`;
  return [
    `Chart of the ${room.name.toLowerCase()}.`,
    `${clock(minute)}${isOnline ? "" : ", the last reading"}: ${formatTemperature(air)} in the air, ${formatTemperature(stock)} in the stock.`,
    ...roomStatus(state),
    ...(isOnline && state.faults.length > 0 ? [coming] : []),
  ].join(" ");
}

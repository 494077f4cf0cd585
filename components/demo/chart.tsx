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
  const { plot, now, alert, isOnline } = view;
  return (
    <div role="img" aria-label={describe(view)} translate="no" className="demo-chart text-label">
      <div className="@container-size h-full">
        <svg width="100%" height="100%" overflow="visible">
          <PlotArea plot={plot} limits={[room.low, room.high]} overflow="visible">
            <Lines view={view} />
          </PlotArea>
          {!isOnline && (
            <rect
              x={plot.x(now.minute)}
              width={plot.across(session.minute - now.minute)}
              height="100%"
              className="fill-border opacity-50"
            />
          )}
          <HourAxis
            plot={plot}
            mark={alert?.at}
            labelClass={(minute) => (minute === alert?.at ? alertColor(view) : hourClass(minute))}
          />
          <Limits view={view} />
          <Faults view={view} />
          <Alert view={view} color={alertColor(view)} />
          {isOnline && <Ends view={view} />}
          <Pen view={view} />
        </svg>
      </div>
    </div>
  );
}

/** The colour of the alert's mark, and of the air beyond a limit: amber until the alert, then warm. */
function alertColor({ alert }: ChartView): string {
  return statusColors[alert && !alert.isDue ? "alert" : "exceeded"];
}

/** Hides labels: one every 2 h is left on narrow screens, and one every 4 h at large text sizes. */
function hourClass(minute: number): string | undefined {
  if (minute % 120) return "max-md:hidden";
  return minute % 240 ? "max-[14rem]:hidden" : undefined;
}

/** The measured lines are solid. The forecast is dashed for the air and dotted for the stock. */
function Lines({ view }: ViewProps) {
  const { past, ahead } = view;
  const limits = { high: room.high, low: room.low };
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
      <TemperatureLine
        {...limits}
        overLimit={alertColor(view)}
        d={linePath(past, (at) => at.air)}
      />
    </>
  );
}

/** The dot at the end of the air's line. It is hollow without the internet. */
function Pen({ view }: ViewProps) {
  const { plot, now, isOnline } = view;
  const { x, y } = plot.air(now);
  const colour = isWithin(now.air) ? "text-ink" : alertColor(view);
  return (
    <circle
      cx={x}
      cy={y}
      r="5"
      strokeWidth="1.6"
      className={`stroke-current ease-linear motion-safe:transition-[cx,cy] motion-safe:duration-50 ${isOnline ? `fill-current ${colour}` : "fill-canvas text-control"}`}
    />
  );
}

/** Returns the text alternative of the chart. */
function describe({ state, now, isOnline, ahead }: ChartView): string {
  const coming = `If nobody acts, the stock is ${formatTemperature(ahead.at(-1)?.stock ?? NaN)} at ${clock(NIGHT_MINUTES)}.`;
  return [
    `Chart of the ${room.name.toLowerCase()}.`,
    `${clock(now.minute)}${isOnline ? "" : ", the last reading"}: ${formatTemperature(now.air)} in the air, ${formatTemperature(now.stock)} in the stock.`,
    ...roomStatus(state),
    ...(isOnline && state.faults.length > 0 ? [coming] : []),
  ].join(" ");
}

import type { SVGProps } from "react";
import { Dot, Label } from "@/components/charts/marks";
import { clock } from "@/lib/cold-room/clock";
import { isOffline } from "@/lib/cold-room/alerts";
import { isWithin } from "@/lib/cold-room/rooms";
import { formatTemperature } from "@/lib/format";
import { type ChartView, NAME_HEIGHT, NAME_MINUTES } from "./chart-view";
import { FaultIcon } from "./fault-icon";

type ViewProps = { view: ChartView };

/** The widths of the call's words and of an icon on the smallest chart, in minutes. */
const [CALL_MINUTES, ICON_MINUTES] = [125, 14];

/** Labels both limits at the left edge. */
export function Limits({ view: { plot, simulated } }: ViewProps) {
  const { low, high } = simulated.room.rule;
  const limits = [
    [high, "max-[17rem]:hidden"],
    // On a low phone and at large text sizes, it would cover the line of the air.
    [low, "max-[20rem]:hidden max-sm:[@media(height<47rem)]:hidden"],
  ] as const;
  return limits.map(([celsius, className]) => (
    <Label
      key={celsius}
      at={{ x: "0", y: plot.y(celsius) }}
      dy="-.4375rem"
      className={className}
    >{`Limit ${formatTemperature(celsius, 0)}`}</Label>
  ));
}

/**
 * Vertical lines at the moments at which something was broken, each with the icon of its fault. A moment whose icon the
 * words of the call would cover is left out.
 */
export function Faults({ view }: ViewProps) {
  const call = callOf(view);
  const breaks = view.simulated.events
    .filter(({ kind }) => kind === "broken")
    .map(({ at, fault = "door" }) => ({ minute: at, fault }))
    .filter(({ minute }) => !call || minute <= call.from - ICON_MINUTES || minute >= call.to);
  return breaks.map(({ minute, fault }, i) => {
    // Icons of one moment stand side by side.
    const before = breaks.slice(0, i).filter((other) => other.minute === minute);
    return (
      <svg key={i} x={view.plot.x(minute)} overflow="visible" className="text-control">
        <line y2={lineEnd(view, minute)} stroke="currentColor" />
        <FaultIcon
          fault={fault}
          x={22 * before.length - 9}
          y="-23"
          width="18"
          height="18"
          className="text-body"
        />
      </svg>
    );
  });
}

/** The time at which the phone rings or will ring, with a vertical line. */
export function Call({ view }: ViewProps) {
  const call = callOf(view);
  if (!call) return null;
  const { minute, isDue, isLate } = call;
  const x = view.plot.x(minute);
  return (
    <g className={isDue ? "text-amber" : "text-warm"}>
      <line
        x1={x}
        x2={x}
        y1="-1.5em"
        y2={lineEnd(view, minute)}
        stroke="currentColor"
        strokeDasharray={isDue ? "2 4" : undefined}
      />
      <Label
        at={{ x, y: "0" }}
        dx={isLate ? -8 : 8}
        dy="-.5em"
        textAnchor={isLate ? "end" : "start"}
        className="font-medium"
      >
        {`${clock(minute)} ${isDue ? "Alert due" : "Alert"}`}
      </Label>
    </g>
  );
}

/** Labels the forecast beyond the limit that its lines leave behind, where no line is. */
export function Forecast({ view: { simulated, plot, isFalling } }: ViewProps) {
  const { low, high } = simulated.room.rule;
  return (
    <EndLabel
      y={plot.y(isFalling ? high : low)}
      dy={isFalling ? "-.4375rem" : ".875rem"}
      className="max-[20rem]:hidden"
    >
      If nobody acts
    </EndLabel>
  );
}

/**
 * Labels both lines at their ends: the upper one above its last hour, the lower one below it. Between two rising lines
 * with enough space, the label of the stock is above its line too. Lines that end together have the stock's label only.
 */
export function Ends({ view }: ViewProps) {
  const { simulated, plot, air, stock, ahead, end, isTogether, isFalling } = view;
  const { rule } = simulated.room;
  const lastHour = [...air, ...stock, ...ahead].filter(({ minute }) => minute >= plot.to - 60);
  const celsius = lastHour.flatMap((point) => [point.air, point.stock]);
  const above = { y: plot.y(Math.max(...celsius)), dy: "-.625rem" };
  const below = { y: plot.y(Math.min(...celsius)), dy: "1.125rem" };
  const hasRoom = end.air - end.stock >= NAME_HEIGHT * (plot.high - plot.low);
  const underAir = hasRoom ? { y: plot.y(end.stock), dy: "-.375rem" } : below;
  const colour = (value: number, calm: string) => (isWithin(rule, value) ? calm : "text-warm");
  return (
    <>
      <g className={colour(end.stock, "text-cold")}>
        <Dot at={plot.stock(end)} tone="current" />
        <EndLabel
          {...(isFalling ? above : underAir)}
          className="text-base font-medium max-[14rem]:text-compact [@container(height<12rem)]:text-compact"
        >
          {`Stock ${formatTemperature(end.stock)}`}
        </EndLabel>
      </g>
      {!isTogether && (
        <g className={colour(end.air, "text-ink")}>
          <Dot at={plot.air(end)} tone={ahead.length > 0 ? "hollow" : "current"} />
          <EndLabel
            {...(isFalling ? below : above)}
          >{`Air ${formatTemperature(end.air)}`}</EndLabel>
        </g>
      )}
    </>
  );
}

function EndLabel({ y, ...props }: SVGProps<SVGTextElement> & { y: string }) {
  return <Label at={{ x: "100%", y }} dx={-8} textAnchor="end" {...props} />;
}

/** The alert that is due or, if none is, the last one, with the minutes that its words cover on a phone. */
function callOf({ simulated, plot }: ChartView) {
  const { condition } = simulated;
  const isDue = condition.status === "exceeded" && !isOffline(simulated);
  const last = simulated.events.findLast(({ kind }) => kind === "alerted")?.at;
  const minute = isDue ? condition.since + simulated.room.rule.delay : last;
  if (minute === undefined) return undefined;
  const isLate = minute > plot.to - CALL_MINUTES;
  const from = isLate ? minute - CALL_MINUTES : minute;
  return { minute, isDue, isLate, from, to: from + CALL_MINUTES };
}

/** Vertical lines in the last part of the night are short: the labels of the line ends are below them. */
function lineEnd({ plot }: ChartView, minute: number): string {
  return minute > plot.to - NAME_MINUTES ? "5" : "100%";
}

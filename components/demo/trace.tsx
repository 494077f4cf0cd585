import { useId } from "react";
import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import { statusOf } from "./copy";
import type { DemoStore } from "./demo-store";
import { TraceFlags } from "./trace-flags";
import { aheadOf, percent, type TraceGeometry, traceGeometry, viewAt } from "./trace-geometry";
import { TraceLines } from "./trace-lines";
import { TraceOutcome } from "./trace-outcome";
import { PHONE_SHEET, TracePen } from "./trace-pen";

/**
 * The strip chart. Text stands outside the stretched coordinates, so that it keeps its shape at any width; names of
 * events stand above the plot and names of limits left of the sheet, at the edges of the band.
 */
export function Trace({ store }: { store: DemoStore }) {
  const { run, fleet, sheetStart, comingNight } = store;
  const view = viewAt(fleet.clock, sheetStart);
  const geometry = traceGeometry(run, view, aheadOf(run, view, comingNight));
  const { x, y, forecast } = geometry;
  const { rule } = run.room;
  const band = { y: percent(y(rule.high)), height: percent(y(rule.low) - y(rule.high)) };
  const { atRest, beforeOutcome, beforeEdge } = PHONE_SHEET.lastHour;
  const lastHour = Math.max(atRest, x(fleet.clock) + (forecast ? beforeOutcome : beforeEdge));
  return (
    <div
      role="img"
      aria-label={describe(store, geometry)}
      className="relative overflow-clip text-label"
    >
      <svg
        className={`absolute top-14 h-(--plot) w-full text-cold ${forecast ? "sm:w-[calc(100%-9rem)]" : ""}`}
      >
        <rect width="110%" x="-5%" {...band} className="fill-band stroke-band-edge" />
        <g className="text-muted max-sm:hidden">
          {geometry.degreeTicks.map((value) => (
            <svg key={value} y={percent(y(value))} overflow="visible">
              <line x2="100%" className="stroke-border" />
              <text x="20" dy="-7">
                {formatTemperature(value, 0)}
              </text>
            </svg>
          ))}
        </g>
        {[rule.high, rule.low].map((limit) => (
          <text key={limit} x="20" y={percent(y(limit))} dy="-7">
            <tspan className="max-sm:hidden">Limit </tspan>
            {formatTemperature(limit, 0)}
          </text>
        ))}
      </svg>
      <div className="@container ml-16 pt-14 pb-8 sm:mr-36 sm:ml-26">
        <TracePen store={store} geometry={geometry}>
          <svg width="100%" height="100%" overflow="visible" className="absolute">
            <Hatching store={store} geometry={geometry} />
            <TraceLines store={store} geometry={geometry} />
            <TraceFlags
              run={comingNight ?? run}
              geometry={geometry}
              isToCome={Boolean(comingNight)}
            />
            <svg y="100%" overflow="visible" fill="currentColor" textAnchor="middle">
              <rect x="-30%" width="130%" height="1" />
              {geometry.timeTicks.map((time, index) => {
                const isForPhone = index > 0 && x(time) <= lastHour;
                if (index % 2 && !isForPhone) return null;
                return (
                  <svg
                    key={time}
                    x={percent(x(time))}
                    overflow="visible"
                    className={index % 2 ? "sm:hidden" : isForPhone ? undefined : "max-sm:hidden"}
                  >
                    <rect width="1" height="6" />
                    <text y="23">{clockTime(time)}</text>
                  </svg>
                );
              })}
            </svg>
          </svg>
        </TracePen>
      </div>
      {forecast && <TraceOutcome store={store} end={forecast.end} geometry={geometry} />}
    </div>
  );
}

type HatchingProps = { store: DemoStore; geometry: TraceGeometry };

/** What may not be read off a line: the delay that runs before an alert, and the time in which nobody sees the room. */
function Hatching({ store: { run, fleet }, geometry: { view, x, y } }: HatchingProps) {
  const id = useId();
  const { low, high, delay } = run.room.rule;
  const crossed = run.events.findLast(({ kind, at }) => kind === "crossed" && at > view.from);
  const { since = 0 } = crossed ?? {};
  const over = run.events.find(
    ({ id, kind }) => crossed && id > crossed.id && (kind === "alert" || kind === "returned"),
  );
  const areas = [
    crossed && {
      colour: "stroke-amber",
      from: since,
      to: Math.min(since + delay, fleet.clock, over?.at ?? Infinity),
      y: y(high),
      height: y(low) - y(high),
    },
    run.waiting > 0 && {
      colour: "stroke-control",
      from: run.record.timeAt(run.delivered - 1),
      to: fleet.clock,
      y: 0,
      height: 1000,
    },
  ].filter((area) => !!area);
  return areas.map(({ colour, from, to, ...area }) => {
    const start = x(Math.max(from, view.from));
    return (
      <g key={colour}>
        <pattern
          id={id + colour}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M.5 0V7" className={colour} strokeOpacity=".8" />
        </pattern>
        <rect
          x={percent(start)}
          y={percent(area.y)}
          width={percent(Math.max(x(to) - start, 0))}
          height={percent(area.height)}
          fill={`url(#${id + colour})`}
        />
      </g>
    );
  });
}

function describe({ run }: DemoStore, { forecast }: TraceGeometry): string {
  const { time, air, stock } = run.record.at(run.delivered - 1);
  const { word, sentence } = statusOf(run);
  return [
    `Chart of the ${run.room.name.toLowerCase()}.`,
    `${clockTime(time)}: ${formatTemperature(air)} in the air, ${formatTemperature(stock)} in the stock.`,
    `${word}. ${sentence}`,
    forecast &&
      `If nobody acts, the stock is ${formatTemperature(forecast.end.stock)} at ${clockTime(forecast.end.time)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

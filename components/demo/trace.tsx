import { type ComponentProps, useId, useSyncExternalStore } from "react";
import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import type { RunEventKind } from "@/lib/simulation/room-run";
import { statusOf } from "./copy";
import type { DemoStore } from "./demo-store";
import { TraceFlags } from "./trace-flags";
import { percent, type TraceGeometry, traceGeometry } from "./trace-geometry";
import { Line, TraceLine } from "./trace-line";
import { TraceOutcome } from "./trace-outcome";
import { TracePen } from "./trace-pen";
import { type View, viewAt } from "./view";

/**
 * The strip chart. Text stands outside the stretched coordinates, so that it keeps its shape at any width; names of
 * events stand above the plot and names of limits left of it, where no line can run through them.
 */
export function Trace({ store }: { store: DemoStore }) {
  const { run, fleet, sheetStart } = store;
  const isNarrow = useSyncExternalStore(watchWidth, isPhone, () => false);
  const view = viewAt(fleet.clock, sheetStart, isNarrow);
  const geometry = traceGeometry(run, view);
  const { x, y } = geometry;
  const { low, high } = run.room.rule;
  const band = { y: percent(y(high)), height: percent(y(low) - y(high)) };
  const beyondColour = run.alert.condition.status === "crossed" ? "stroke-amber" : "stroke-warm";
  return (
    <div role="img" aria-label={describe(store)} className="relative overflow-x-clip text-label">
      <svg className="absolute top-14 h-[142px] w-full sm:h-[290px]" aria-hidden="true">
        <rect width="100%" {...band} className="fill-band" />
      </svg>
      <svg
        className={`absolute top-14 h-[142px] w-full text-cold sm:h-[290px] ${geometry.forecast ? "sm:w-[calc(100%-9rem)]" : ""}`}
        aria-hidden="true"
      >
        <rect width="110%" x="-5%" {...band} fill="none" className="stroke-band-edge" />
        {[high, low].map((limit) => (
          <text key={limit} x="20" y={percent(y(limit))} dy={limit === high ? 18 : -8}>
            <tspan className="max-sm:hidden">Limit </tspan>
            {formatTemperature(limit, 0)}
          </text>
        ))}
      </svg>
      <div className="ml-16 pt-14 pb-8 max-sm:overflow-clip max-sm:[mask-image:linear-gradient(90deg,#0000,#000_24px)] sm:mr-36 sm:ml-26">
        <TracePen store={store} view={view} geometry={geometry}>
          <svg
            width="100%"
            height="100%"
            overflow="visible"
            className="absolute"
            aria-hidden="true"
          >
            <Hatching store={store} view={view} geometry={geometry} />
            <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" overflow="visible" fill="none">
              <Line d={geometry.stock} className="stroke-cold" />
              <Line d={geometry.forecast?.air} dash="6 5" className="stroke-warm" />
              <Line d={geometry.forecast?.stock} dash="1.5 4" className="stroke-warm" />
              <TraceLine rule={run.room.rule} geometry={geometry} beyondColour={beyondColour} />
            </svg>
            <TraceFlags store={store} view={view} geometry={geometry} />
            <svg y="100%" overflow="visible" fill="currentColor" textAnchor="middle">
              <rect width="100%" height="1" />
              {geometry.timeTicks.map((time, index) => (
                <svg
                  key={time}
                  x={percent(x(time))}
                  overflow="visible"
                  className={index % 2 ? "sm:hidden" : index ? undefined : "max-sm:hidden"}
                >
                  <rect width="1" height="6" />
                  <text y="23">{clockTime(time)}</text>
                </svg>
              ))}
            </svg>
          </svg>
        </TracePen>
      </div>
      {geometry.forecast && (
        <TraceOutcome run={run} end={geometry.forecast.end} geometry={geometry} />
      )}
    </div>
  );
}

/** What may not be read off a line: the delay that runs before an alert, and the time in which nobody sees the room. */
function Hatching({
  store,
  view,
  geometry: { x, y },
}: {
  store: DemoStore;
  view: View;
  geometry: TraceGeometry;
}) {
  const { run, fleet } = store;
  const { low, high, delay } = run.room.rule;
  const crossed = run.events.findLast(({ kind, at }) => kind === "crossed" && at > view.from);
  const over = run.events.find(({ id, kind }) => id > (crossed?.id ?? 0) && ends.includes(kind));
  const since = crossed?.since ?? crossed?.at ?? 0;
  const until = Math.min(since + delay, fleet.clock, over?.at ?? Infinity);
  const lastSeen = run.record.timeAt(run.delivered - 1);
  const stretch = (from: number, to: number) => ({
    x: percent(x(Math.max(from, view.from))),
    width: percent(Math.max(x(to) - x(Math.max(from, view.from)), 0)),
  });
  return (
    <>
      {crossed && (
        <Hatched
          colour="stroke-amber"
          {...stretch(since, until)}
          y={percent(y(high))}
          height={percent(y(low) - y(high))}
        />
      )}
      {run.waiting > 0 && (
        <Hatched colour="stroke-control" {...stretch(lastSeen, fleet.clock)} height="100%" />
      )}
    </>
  );
}

function Hatched({ colour, ...area }: { colour: string } & ComponentProps<"rect">) {
  const id = useId();
  return (
    <>
      <pattern
        id={id}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M.5 0V7" className={colour} strokeOpacity=".55" />
      </pattern>
      <rect {...area} fill={`url(#${id})`} />
    </>
  );
}

const ends: RunEventKind[] = ["alert", "returned"];
/** As `max-sm`: the sheet is wider than the screen, and follows the pen. */
const PHONE = "(width < 36rem)";

function watchWidth(listen: () => void): () => void {
  const media = matchMedia(PHONE);
  media.addEventListener("change", listen);
  return () => media.removeEventListener("change", listen);
}

function isPhone(): boolean {
  return matchMedia(PHONE).matches;
}

function describe(store: DemoStore): string {
  const { run } = store;
  const { air, stock } = run.record.at(run.delivered - 1);
  const status = statusOf(run);
  return `Chart of the last hours in the ${run.room.name.toLowerCase()}. Now ${formatTemperature(air)} in the air, ${formatTemperature(stock)} in the stock. ${status.word}. ${status.sentence}`;
}

import { formatTemperature } from "@/lib/format";
import { clockTime, duration } from "@/lib/simulation/clock";
import type { RunEventKind } from "@/lib/simulation/room-run";
import type { DemoStore } from "./demo-store";
import { type Stroke, traceGeometry } from "./trace-geometry";
import { TraceMarks } from "./trace-marks";
import { TracePen } from "./trace-pen";
import { viewAt } from "./view";
import { statusOf } from "./copy";

/** The strip chart. Text stands outside the stretched coordinates, so that it keeps its shape at any width. */
export function Trace({ store }: { store: DemoStore }) {
  const { run, fleet, sheetStart } = store;
  const view = viewAt(fleet.clock, sheetStart);
  const geometry = traceGeometry(run, view);
  const { x, y } = geometry;
  const { low, high, delay } = run.room.rule;
  const bandTop = y(high) / 10;
  const bandHeight = (y(low) - y(high)) / 10;
  const crossed = run.events.findLast(({ kind, at }) => kind === "crossed" && at > view.from);
  const waitX = crossed ? Math.max(x(crossed.since ?? crossed.at), 0) : 0;
  const settled = run.events.find(({ id, kind }) => id > (crossed?.id ?? 0) && ends.includes(kind));
  const waitEnd = crossed
    ? Math.min((crossed.since ?? crossed.at) + delay, fleet.clock, settled?.at ?? Infinity)
    : 0;
  return (
    <div role="img" aria-label={describe(store)} className="mt-4 flex grow flex-col text-label">
      <div className="relative h-64 grow sm:h-80">
        <svg width="100%" height="100%" className="absolute" aria-hidden="true">
          <defs>
            <pattern id="grid" width="24" height="24" patternUnits="userSpaceOnUse">
              <path d="M24 .5H0M.5 0V24" className="stroke-grid-hour" />
            </pattern>
            <pattern
              id="wait"
              width="7"
              height="7"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path d="M.5 0V7" className="stroke-amber" strokeOpacity=".5" />
            </pattern>
          </defs>
          <rect width="100%" y={`${bandTop}%`} height={`${bandHeight}%`} className="fill-band" />
          <rect width="100%" y={`${bandTop}%`} height={`${bandHeight}%`} fill="url(#grid)" />
          {[high, low].map((limit) => (
            <line
              key={limit}
              x2="100%"
              y1={`${y(limit) / 10}%`}
              y2={`${y(limit) / 10}%`}
              className="stroke-band-edge"
            />
          ))}
          {crossed && (
            <rect
              x={`${waitX / 10}%`}
              width={`${Math.max(x(waitEnd) - waitX, 0) / 10}%`}
              y={`${bandTop}%`}
              height={`${bandHeight}%`}
              fill="url(#wait)"
            />
          )}
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" overflow="visible" fill="none">
            <path
              d={geometry.stock}
              strokeWidth="1.6"
              vectorEffect="non-scaling-stroke"
              className="stroke-cold"
            />
            <path
              d={geometry.forecast}
              strokeWidth="1.5"
              strokeDasharray="1.5 4.5"
              vectorEffect="non-scaling-stroke"
              className="stroke-warm"
            />
            {geometry.strokes.map((stroke) => (
              <path
                key={stroke.key}
                d={stroke.path}
                strokeWidth="1.75"
                strokeLinejoin="round"
                strokeDasharray={stroke.arrival === "live" ? undefined : dashes[stroke.arrival]}
                vectorEffect="non-scaling-stroke"
                className={colourOf(stroke)}
              />
            ))}
          </svg>
          <TraceMarks store={store} view={view} geometry={geometry} />
          <text
            x="20"
            y={`${bandTop}%`}
            dy="-8"
            strokeWidth="4"
            paintOrder="stroke"
            className="stroke-canvas text-cold"
          >
            Limit {formatTemperature(high)}
          </text>
          <text
            x="20"
            y={`${bandTop + bandHeight}%`}
            dy="-8"
            strokeWidth="4"
            paintOrder="stroke"
            className="stroke-band text-cold"
          >
            Limit {formatTemperature(low)}
          </text>
          {crossed && (
            <text
              x={`${waitX / 10}%`}
              dx="6"
              y={`${bandTop + bandHeight}%`}
              dy="-8"
              strokeWidth="4"
              paintOrder="stroke"
              className="stroke-band text-amber"
            >
              {duration(delay)}
            </text>
          )}
        </svg>
        <TracePen store={store} view={view} geometry={geometry} />
      </div>
      <svg width="100%" height="32" className="shrink-0" aria-hidden="true">
        <path d="M0 .5H9999" className="stroke-control" />
        {geometry.timeTicks.map((time, index) => (
          <svg key={time} x={`${x(time) / 10}%`} overflow="visible">
            <path d="M0 0V8" className="stroke-control" />
            <text y="24" textAnchor="middle" className={index % 2 ? undefined : "max-sm:hidden"}>
              {clockTime(time)}
            </text>
          </svg>
        ))}
      </svg>
    </div>
  );
}

const ends: RunEventKind[] = ["alert", "returned"];
const dashes = { late: "6 5", waiting: "1.5 4.5" };

function colourOf({ arrival, status }: Stroke): string {
  if (arrival === "waiting") return "stroke-control";
  return { within: "stroke-ink", crossed: "stroke-amber", alert: "stroke-warm" }[status];
}

function describe(store: DemoStore): string {
  const { run } = store;
  const { stock } = run.record.at(run.record.length - 1);
  const status = statusOf(run);
  return `Chart of the last hours in the ${run.room.name.toLowerCase()}. Now ${formatTemperature(run.latest)} in the air, ${formatTemperature(stock)} in the stock. ${status.word}. ${status.sentence}`;
}

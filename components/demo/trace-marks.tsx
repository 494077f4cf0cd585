import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import type { DemoStore } from "./demo-store";
import type { TraceGeometry } from "./trace-geometry";
import type { View } from "./view";
import { faultCopy } from "./copy";

type TraceMarksProps = { store: DemoStore; view: View; geometry: TraceGeometry };

/** What happened, where it happened: the last thing broken, limits crossed, the last alert. */
export function TraceMarks({ store, view, geometry }: TraceMarksProps) {
  const { run } = store;
  const { x, y } = geometry;
  const inView = run.events.filter(({ at }) => at >= view.from);
  const faults = inView.filter(({ kind }) => kind === "broken");
  const broken =
    faults.findLast(({ fault }) => fault !== undefined && run.broken.has(fault)) ?? faults.at(-1);
  const alert = inView.findLast(({ kind }) => kind === "alert");
  const { stock } = run.record.at(run.record.length - 1);
  const penX = `${x(store.fleet.clock) / 10}%`;
  return (
    <>
      {broken && (
        <svg x={`${x(broken.at) / 10}%`} overflow="visible">
          <line y1="2%" y2="100%" className="stroke-control" />
          <text x="-10" y="2%" dy="11" textAnchor="end" className="text-ink">
            {faultCopy[broken.fault ?? "door"].done}
          </text>
          <text x="-10" y="2%" dy="28" textAnchor="end">
            {clockTime(broken.at)}
          </text>
        </svg>
      )}
      {alert && (
        <svg x={`${x(alert.at) / 10}%`} overflow="visible">
          <line y1="2%" y2="100%" className="stroke-warm-dot" />
          <text x="10" y="2%" dy="11" className="font-medium text-warm">
            Alert
          </text>
          <text x="10" y="2%" dy="28">
            {clockTime(alert.at)}
          </text>
        </svg>
      )}
      {inView
        .filter(({ kind }) => kind === "crossed")
        .slice(-MOST_MARKS)
        .map((event) => (
          <svg
            key={event.id}
            x={`${x(event.since ?? event.at) / 10}%`}
            y={`${y(event.air) / 10}%`}
            overflow="visible"
          >
            <path d="M0-6L6 0L0 6L-6 0z" className="fill-canvas stroke-amber" strokeWidth="1.5" />
          </svg>
        ))}
      {alert && alert.at < store.fleet.clock && (
        <svg x={`${x(alert.at) / 10}%`} y={`${y(alert.air) / 10}%`} overflow="visible">
          <rect x="-4.5" y="-4.5" width="9" height="9" className="fill-warm-dot" />
        </svg>
      )}
      <text
        x={penX}
        y={`${y(stock) / 10}%`}
        dx="12"
        dy={Math.abs(y(stock) - y(run.latest)) < 60 ? 20 : 4}
        className="text-cold"
      >
        Stock {formatTemperature(stock)}
      </text>
      {geometry.forecast && (
        <text
          x={penX}
          y={`${y(run.liveProbe(store.fleet.clock)) / 10}%`}
          dx="12"
          dy="-20"
          className="text-warm"
        >
          If nobody acts
        </text>
      )}
    </>
  );
}

const MOST_MARKS = 12;

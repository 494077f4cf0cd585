import { clockTime } from "@/lib/simulation/clock";
import { MINUTE } from "@/lib/simulation/rooms";
import type { RoomRun, RunEvent } from "@/lib/simulation/room-run";
import { eventTone, eventWords, type Tone } from "./copy";
import type { DemoStore } from "./demo-store";
import { toneText } from "./tone";
import { percent, type TraceGeometry } from "./trace-geometry";
import type { View } from "./view";

type Flag = { key: string; at: number; name: string; tone: Tone; isTimed?: boolean };

/**
 * What happened, where it happened. Each flag flies to the right of its pole, and a later pole is shorter than the
 * earlier ones: so no pole ever stands in a name.
 */
export function TraceFlags({
  store,
  view,
  geometry: { x, y },
}: {
  store: DemoStore;
  view: View;
  geometry: TraceGeometry;
}) {
  const inView = store.run.events.filter(({ at }) => at >= view.from);
  return (
    <>
      {flagsOf(store.run, inView).map(({ key, at, name, tone, isTimed = true }, row) => (
        <svg key={key} x={percent(x(at))} overflow="visible" className={toneText[tone]}>
          <line y1={row * ROW - 54} y2="100%" stroke="currentColor" strokeOpacity=".7" />
          <text x="7" y={row * ROW - 43}>
            {isTimed && `${clockTime(at)} `}
            <tspan className="font-medium">{name}</tspan>
          </text>
        </svg>
      ))}
      {inView
        .filter(
          ({ kind, at }) =>
            kind === "crossed" || (kind === "alert" && at < store.fleet.clock - 4 * MINUTE),
        )
        .slice(-MOST_MARKS)
        .map(({ id, kind, at, since, air }) => (
          <svg
            key={id}
            x={percent(x(kind === "alert" ? at : (since ?? at)))}
            y={percent(y(air))}
            overflow="visible"
          >
            {kind === "alert" ? (
              <path d="M-4.5-4.5H4.5V4.5H-4.5z" className="fill-warm-dot" />
            ) : (
              <path d="M0-6L6 0L0 6L-6 0z" className="fill-canvas stroke-amber" strokeWidth="1.5" />
            )}
          </svg>
        ))}
    </>
  );
}

const ROW = 17;
const MOST_FLAGS = 3;
const MOST_MARKS = 12;

/** The latest of each kind that still matters, in the order of time. */
function flagsOf(run: RoomRun, events: RunEvent[]): Flag[] {
  const alert = events.findLast(({ kind }) => kind === "alert");
  const broken = events.filter(({ kind }) => kind === "broken");
  const fault = broken.findLast((event) => event.fault && run.faults.has(event.fault));
  const after = (kind: RunEvent["kind"], before?: RunEvent) =>
    before && events.findLast((event) => event.kind === kind && event.id > before.id);
  const flags = [
    fault ?? broken.at(-1),
    alert,
    after("escalated", alert),
    after("acknowledged", alert),
    after("repaired", broken.at(-1)),
  ]
    .filter((event) => event !== undefined)
    .map((event): Flag => {
      const name = event.kind === "alert" ? "Alert" : eventWords(event, run).name;
      return { key: String(event.id), at: event.at, name, tone: eventTone(event) };
    });
  if (run.waiting > 0) {
    const at = run.record.timeAt(run.delivered - 1);
    const name = `${run.waiting} ${run.waiting === 1 ? "reading waits" : "readings wait"} in the device`;
    flags.push({ key: "waiting", at, name, tone: "quiet", isTimed: false });
  }
  const { condition } = run.alert;
  if (condition.status === "crossed" && run.waiting === 0) {
    const at = condition.since + run.room.rule.delay;
    flags.push({ key: "due", at, name: "Alert due", tone: "quiet" });
  }
  return flags.toSorted((a, b) => a.at - b.at).slice(-MOST_FLAGS);
}

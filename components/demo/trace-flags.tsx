import { clockTime } from "@/lib/simulation/clock";
import type { RoomRun, RunEventKind } from "@/lib/simulation/room-run";
import { eventWords, type Tone } from "./copy";
import { toneText } from "./tone";
import { percent, type TraceGeometry } from "./trace-geometry";

type TraceFlagsProps = { run: RoomRun; geometry: TraceGeometry; isToCome: boolean };

/**
 * What happened, or is to come, where it happens. Each flag flies to the right of its pole, and a later pole is shorter
 * than the earlier ones: so no pole ever stands in a name.
 */
export function TraceFlags({ run, geometry: { x, view }, isToCome }: TraceFlagsProps) {
  const flags = isToCome ? flagsOf(run, view.from).slice(0, 2) : flagsOf(run, view.from);
  return flags.map(({ key, at, name, tone, isTimed = true }, row) => (
    <svg
      key={key}
      x={percent(x(at))}
      overflow="visible"
      className={toneText[isToCome ? "quiet" : tone]}
    >
      <line
        y1={row * ROW - 54}
        y2="100%"
        stroke="currentColor"
        strokeOpacity=".7"
        strokeDasharray={isToCome ? "2 4" : undefined}
      />
      <text x="7" y={row * ROW - 43}>
        {isTimed && `${clockTime(at)} `}
        <tspan dx={isTimed ? 3 : 0} className="font-medium">
          {name}
        </tspan>
      </text>
    </svg>
  ));
}

const ROW = 17;
const MOST_FLAGS = 3;

type Flag = { key: number | string; at: number; name: string; tone: Tone; isTimed?: boolean };

/** The latest of each kind that still matters, in the order of time. */
function flagsOf(run: RoomRun, from: number): Flag[] {
  const events = run.events.filter(({ at }) => at >= from);
  const latest = (kind: RunEventKind, after = { id: -1 }) =>
    events.findLast((event) => event.kind === kind && event.id > after.id);
  const broken = events.filter(({ kind }) => kind === "broken");
  const fault = broken.findLast((event) => event.fault && run.faults.has(event.fault));
  const alert = latest("alert");
  const flags = [
    fault ?? broken.at(-1),
    alert,
    alert && latest("escalated", alert),
    alert && latest("acknowledged", alert),
    latest("repaired", broken.at(-1)),
  ]
    .filter((event) => event !== undefined)
    .map((event): Flag => {
      const { name, tone } = eventWords(event, run);
      return { key: event.id, at: event.at, name: event === alert ? "Alert" : name, tone };
    });
  const { condition } = run.alert;
  if (run.waiting > 0) {
    const at = run.record.timeAt(run.delivered - 1);
    const name = `${run.waiting} ${run.waiting === 1 ? "reading waits" : "readings wait"} in the device`;
    flags.push({ key: "waiting", at, name, tone: "quiet", isTimed: false });
  } else if (condition.status === "crossed") {
    const at = condition.since + run.room.rule.delay;
    flags.push({ key: "due", at, name: "Alert due", tone: "quiet" });
  }
  return flags.toSorted((a, b) => a.at - b.at).slice(-MOST_FLAGS);
}

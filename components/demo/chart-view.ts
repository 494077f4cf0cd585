import { plot } from "@/components/charts/plot";
import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { incident } from "@/lib/cold-room/incident";
import { readingsUntil, stateAt } from "@/lib/cold-room/night";
import { type Fault, isWithin, room } from "@/lib/cold-room/room";
import type { RoomState } from "@/lib/cold-room/room-state";
import type { Session } from "@/lib/cold-room/session";
import { otherOutcome } from "@/lib/cold-room/verdict";

export type ChartView = ReturnType<typeof chartView>;

/** The chart begins at 00:00. Minutes count from 18:00. */
const FROM = 6 * 60;
/** The height of a line of text on the lowest chart, as a share of its degrees. */
const TEXT_HEIGHT = 0.15;
/** The width of an icon on the narrowest chart, in minutes. */
const ICON_MINUTES = 38;

/** Returns what the chart shows. While the session is idle, it shows what an open door would do. */
export function chartView({ night: visitorsNight, minute, phase }: Session) {
  const night = phase === "idle" ? incident.unattended : visitorsNight;
  const state = stateAt(night, minute);
  const isOnline = !state.faults.includes("internet");
  const { last } = state;
  const past = readingsUntil(night, minute).filter((at) => at.minute >= FROM);
  // Every ten minutes for half an hour, while the air changes fast. Then every hour, which hides the sensor's noise.
  const isDrawn = (at: RoomState) => at.minute % (at.minute <= last.minute + 30 ? 10 : 60) === 0;
  /** The forecast if nobody acts, from the last reading to 06:00. Empty without the internet. */
  const ahead = isOnline
    ? [...past.slice(-1), ...night.slice(last.minute + 1).filter(isDrawn)]
    : [];
  /** The night with the other outcome, whose stock is compared at 06:00. */
  const other = (phase === "finished" && otherOutcome(night)?.slice(FROM)) || [];

  const shown = [...[...past, ...ahead].map(({ air }) => air), ...other.map(({ stock }) => stock)];
  const [lowest, highest] = [Math.min(room.low, ...shown), Math.max(room.high + 6, ...shown)];
  const range = highest - lowest;
  const alerts = stateAt(night, NIGHT_MINUTES).events.filter(({ kind }) => kind === "alerted");
  return {
    state,
    // Below the lines is room for the label of the lower limit and the sign of the alert.
    plot: plot([FROM, NIGHT_MINUTES], [lowest - 0.2 * range, highest + 0.05 * range]),
    past,
    isOnline,
    ahead,
    other,
    ends: endsOf(),
    /** The next alert, if nobody acts, or the last one. */
    alert: alerts.find(({ at }) => at > minute) ?? alerts.at(-1),
    marks: marksOf(state),
  };

  /** Returns the labels of the lines' ends. */
  function endsOf() {
    const [end, otherEnd] = [ahead.at(-1), other.at(-1)];
    const isForecast = phase !== "finished" && state.faults.length > 0;
    const ends: End[] = [];
    if (end) {
      ends.push({ name: "Air", celsius: end.air });
      ends.push({ name: "Stock", celsius: end.stock, note: isForecast ? NOBODY : undefined });
    }
    if (otherEnd) {
      const note = isWithin(otherEnd.stock) ? "if someone acts" : NOBODY;
      ends.push({ name: "Stock", celsius: otherEnd.stock, note });
    }
    return listed(ends, TEXT_HEIGHT * range);
  }
}

const NOBODY = "if nobody acts";

/** The label at the end of a line. */
type End = { name: "Air" | "Stock"; celsius: number; note?: string };

/**
 * Returns the labels from top to bottom, with their places. A label that is nearer to the one above than its text is
 * high follows directly below: `line` counts the lines of text from the place.
 */
function listed(ends: End[], textHeight: number) {
  let [place, line] = [Infinity, 0];
  return ends
    .toSorted((one, other) => other.celsius - one.celsius)
    .map((end) => {
      if (end.celsius <= place - line * textHeight) [place, line] = [end.celsius, 0];
      const label = { ...end, place, line };
      line += end.note ? 2 : 1;
      return label;
    });
}

type Mark = { at: number; faults: Fault[] };

/** Returns the faults from left to right. Those whose icons would overlap have one mark, with one icon a fault. */
export function marksOf({ events }: RoomState): Mark[] {
  const marks: Mark[] = [];
  for (const { kind, at, fault } of events) {
    if (kind !== "broken") continue;
    const before = marks.at(-1);
    if (!before || at >= before.at + ICON_MINUTES * before.faults.length)
      marks.push({ at, faults: [fault] });
    else if (!before.faults.includes(fault)) before.faults.push(fault);
  }
  return marks;
}

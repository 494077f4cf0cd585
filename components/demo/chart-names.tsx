import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import type { RoomRun, RunEventKind } from "@/lib/simulation/room-run";
import { MINUTE } from "@/lib/simulation/rooms";
import { Dot, Name } from "@/components/charts/marks";
import { type ChartPlan, endOf } from "./chart-plan";
import { eventWords, type Tone } from "./copy";
import { isWithin, toneText } from "./tone";

type NamesProps = { run: RoomRun; plan: ChartPlan };

/**
 * What has happened last, or is to come, where it happens. Each flag flies to the right of its pole, and a later pole is
 * shorter than the earlier ones: so no pole stands in a name. Towards the morning there is room to the left only.
 */
export function Flags({ run, plan: { sheet, comingNight } }: NamesProps) {
  const flags = comingNight ? flagsOf(run).slice(0, 2) : flagsOf(run).slice(-MOST_FLAGS);
  return flags.map(({ at, name, tone }, row) => {
    const minute = at / MINUTE;
    const isLate = minute > sheet.to - FLAG_MINUTES;
    return (
      <svg
        key={row}
        x={sheet.x(minute)}
        overflow="visible"
        className={toneText[comingNight ? "quiet" : tone]}
      >
        <line
          y1={row * ROW - 56}
          y2="100%"
          stroke="currentColor"
          strokeOpacity=".7"
          strokeDasharray={comingNight && "2 4"}
        />
        <Name
          at={{ x: "0", y: "0" }}
          dx={isLate ? -7 : 7}
          dy={row * ROW - 45}
          {...(isLate && { textAnchor: "end", halo: "canvas" })}
          className="font-medium"
        >
          {name}
        </Name>
      </svg>
    );
  });
}

const ROW = 18;
const MOST_FLAGS = 3;
/** What the longest name takes of the sheet on a phone. */
const FLAG_MINUTES = 150;
const flagged: RunEventKind[] = ["broken", "alert", "escalated", "acknowledged", "repaired"];

type Flag = { at: number; name: string; tone: Tone };

function flagsOf(run: RoomRun): Flag[] {
  const flags = run.events
    .filter(({ kind }) => flagged.includes(kind))
    .map((event): Flag => {
      const { name, tone } = eventWords(event, run);
      const short = event.kind === "alert" ? "Alert" : name;
      return { at: event.at, name: `${clockTime(event.at)} ${short}`, tone };
    });
  const { condition } = run.alert;
  if (run.waiting > 0) {
    const at = run.record.timeAt(run.delivered - 1);
    const name = `${run.waiting} ${run.waiting === 1 ? "reading waits" : "readings wait"} in the device`;
    flags.push({ at, name, tone: "quiet" });
  } else if (condition.status === "crossed") {
    const at = condition.since + run.room.rule.delay;
    flags.push({ at, name: `${clockTime(at)} Alert due`, tone: "quiet" });
  }
  return flags.toSorted((a, b) => a.at - b.at);
}

/** Where air and stock end, or would if nobody acts: named above their lines, or below those that fall. */
export function Outcome({ run, plan }: NamesProps) {
  const { sheet, ahead, comingNight } = plan;
  const { rule } = run.room;
  const end = endOf(plan);
  const dy = end.air < rule.low ? 24 : -12;
  const colour = (celsius: number, calm: string) =>
    comingNight ? "text-muted" : isWithin(rule, celsius) ? calm : "text-warm";
  // Where two lines end together, their names would lie on each other.
  const isTogether = Math.abs(end.air - end.stock) < (sheet.high - sheet.low) * NAME_HEIGHT;
  const name = { dx: -10, textAnchor: "end" } as const;
  return (
    <>
      <g className={colour(end.stock, "text-cold")}>
        {!isTogether && <Dot at={sheet.stock(end)} tone="current" />}
        <Name
          at={sheet.stock(end)}
          {...name}
          dy={isTogether ? 2 * dy : dy}
          className="text-[1.125rem] font-medium"
        >
          {`Stock ${formatTemperature(end.stock)}`}
        </Name>
      </g>
      {ahead.length > 0 && (
        <>
          <Name at={sheet.air(end)} {...name} dy={isTogether ? 4.5 * dy : 2.5 * dy}>
            If nobody acts
          </Name>
          <g className={colour(end.air, "text-ink")}>
            <Dot at={sheet.air(end)} tone="current" isHollow />
            {!isTogether && (
              <Name at={sheet.air(end)} {...name} dy={dy}>
                {`Air ${formatTemperature(end.air)}`}
              </Name>
            )}
          </g>
        </>
      )}
    </>
  );
}

/** Of the smallest chart's height. */
const NAME_HEIGHT = 0.15;

import { useMemo } from "react";
import { formatDegrees, formatTemperature } from "@/lib/format";
import { clock, events, night } from "@/lib/cold-room/night";
import { Dot, Label, Sheet, Trace } from "@/components/charts/marks";
import { plot } from "@/components/charts/plot";
import { LineEnds } from "./line-ends";
import { type Game, isAlertOut, readingOf, stateOf } from "@/lib/cold-room/visitors-night";
import { linesOf, nightPlot, penAt } from "./night-line";

/** The night so far: its lines, and at their end the running reading or, in the morning, the last temperatures. */
export function LiveDrawing({ game }: { game: Game }) {
  const { minute, phase, closedAt, samples } = game;
  const { air, stock } = useMemo(() => linesOf(samples), [samples]);
  const now = readingOf(game);
  const soFarPlot = plot([0, minute], [nightPlot.low, nightPlot.high]);
  return (
    <>
      <svg className="absolute size-full overflow-visible text-xs text-muted" aria-hidden="true">
        <Sheet plot={soFarPlot} width={nightPlot.x(minute)}>
          <Trace tone="cold" warmAbove={night.high} d={stock} />
          <Trace d={air} />
        </Sheet>
        {isAlertOut(game) && (
          <Dot
            at={nightPlot.at(events.alert.minute, penAt(samples, events.alert.minute))}
            tone="warm"
          />
        )}
        {phase === "playing" && now.air - now.stock > CLEAR_OF_THE_READING && (
          <Label
            at={nightPlot.stock(now)}
            dx="12"
            dy=".3em"
            className={`font-medium max-tab:in-data-notice:hidden ${now.stock > night.high ? "text-warm" : "text-cold"}`}
          >
            Stock {formatTemperature(now.stock)}
          </Label>
        )}
        {phase === "over" && (
          <LineEnds
            sample={now}
            because={
              closedAt === undefined ? "the door stayed open" : `door closed at ${clock(closedAt)}`
            }
          />
        )}
      </svg>
      {phase === "playing" && <RunningReading game={game} />}
    </>
  );
}

/** The reading of the moment: right of its dot while the line climbs, above it later, left of it towards the morning. */
function RunningReading({ game }: { game: Game }) {
  const { minute, samples } = game;
  const state = stateOf(game);
  const dot = nightPlot.at(minute, penAt(samples, minute));
  const rise = smooth((minute - RISES_AT) / RISES_FOR);
  const turn = smooth((minute - TURNS_AT) / TURNS_FOR);
  // Of its own size: half a width to the left is centred over the dot, a whole one left of it.
  const x = `calc(${-50 * (rise + turn)}% + ${BESIDE * (1 - rise)}px)`;
  const y = `calc(${-50 * (1 + rise)}% - ${ABOVE * rise}px)`;
  return (
    <div
      className={`absolute z-3 print:hidden ${colours[state]}`}
      style={{ left: dot.x, top: dot.y }}
      aria-hidden="true"
    >
      <i className={`night-pen ${state === "Normal" ? "" : "is-beyond"}`} />
      <p className="night-reading" style={{ translate: `${x} ${y}` }}>
        {formatDegrees(readingOf(game).air)}
        <span className="ml-[.16em] align-[.62em] text-[.46em] font-normal tracking-normal">
          °C
        </span>
        <small className="mt-1.5 block text-md font-normal tracking-normal text-muted max-tab:in-data-notice:invisible">
          {clock(minute)}
        </small>
      </p>
    </div>
  );
}

/** As everywhere: amber while the delay runs, warm from the alert on. */
const colours = { Normal: "text-ink", "Above limit": "text-amber", Alert: "text-warm" };

/** Degrees between the lines from which on the stock's words are clear of the air's reading. */
const CLEAR_OF_THE_READING = 2;

/** From the dot to the reading beside it or above it, in pixels. */
const [BESIDE, ABOVE] = [22, 26];
/** In minutes: it rises some time after the alert, and turns to the left before the chart ends. */
const RISES_AT = events.alert.minute + 32;
const RISES_FOR = 40;
const TURNS_AT = night.lengthMinutes - 90;
const TURNS_FOR = 60;

/** 0 to 1, without a jerk at either end. */
function smooth(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}

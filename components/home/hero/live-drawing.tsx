import { formatDegrees } from "@/lib/format";
import { alert, clock, night } from "@/components/charts/night-data";
import { Dot, Sheet, Trace } from "@/components/charts/marks";
import { plot } from "@/components/charts/plot";
import { LineEnds } from "./line-ends";
import { type Game, isAlertOut, readingOf, samplesOf } from "./night-game";
import { linesOf, nightPlot, penAt } from "./night-line";

/** The night so far: its lines, and at their end the running reading or, in the morning, the last temperatures. */
export function LiveDrawing({ game }: { game: Game }) {
  const { minute, phase, closedAt } = game;
  const samples = samplesOf(game);
  const { air, stock } = linesOf(samples);
  const soFar = plot([0, minute], [nightPlot.low, nightPlot.high]);
  return (
    <>
      <svg className="night-marks text-xs text-muted" aria-hidden="true">
        <Sheet plot={soFar} width={nightPlot.x(minute)}>
          <Trace tone="cold" warmAbove={night.high} d={stock} />
          <Trace d={air} />
        </Sheet>
        {isAlertOut(game) && (
          <Dot at={nightPlot.at(alert.minute, penAt(samples, alert.minute))} tone="warm" />
        )}
        {phase === "over" && (
          <LineEnds
            sample={readingOf(game)}
            because={
              closedAt === undefined ? "the door stayed open" : `door closed at ${clock(closedAt)}`
            }
          />
        )}
      </svg>
      {phase === "playing" && <Now game={game} />}
    </>
  );
}

/** The reading of the moment, beside its dot: right of it while the line climbs, above it later. */
function Now({ game }: { game: Game }) {
  const { minute } = game;
  const { air } = readingOf(game);
  const { x, y } = nightPlot.at(minute, penAt(samplesOf(game), minute));
  const lift = smooth((minute - alert.minute - 32) / 40);
  const turn = smooth((minute - night.lengthMinutes + 90) / 60);
  const shift = -50 * (lift + turn);
  return (
    <div
      className="night-now"
      data-warm={air > night.high}
      style={{ left: x, top: y }}
      aria-hidden="true"
    >
      <i className="night-pen" />
      <p
        className="night-reading"
        style={{
          translate: `calc(${shift}% + ${22 * (1 - lift)}px) calc(${-50 * (1 + lift)}% - ${26 * lift}px)`,
        }}
      >
        {formatDegrees(air)}
        <span>°C</span>
        <small>{clock(minute)}</small>
      </p>
    </div>
  );
}

/** 0 to 1, without a jerk at either end. */
function smooth(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}

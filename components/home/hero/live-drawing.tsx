import { useMemo } from "react";
import { incident } from "@/lib/cold-room/incident";
import { Dot, Sheet, Trace } from "@/components/charts/marks";
import { plot } from "@/components/charts/plot";
import { type Game, readingOf, stateOf } from "@/lib/cold-room/visitors-night";
import { linesOf, nightPlot, penAt } from "./night-line";
import { Outcome } from "./outcome";
import { colours } from "./status";

/** The night so far: its lines, at their end a dot and, in the morning, what has become of the stock. */
export function LiveDrawing({ game }: { game: Game }) {
  const { minute, phase, samples } = game;
  const { air, stock } = useMemo(() => linesOf(samples), [samples]);
  const soFarPlot = plot([0, minute], [nightPlot.low, nightPlot.high]);
  return (
    <svg className="absolute size-full overflow-visible text-xs text-muted" aria-hidden="true">
      <Sheet plot={soFarPlot} width={nightPlot.x(minute)}>
        <Trace tone="cold" warmAbove={incident.high} d={stock} />
        <Trace d={air} />
      </Sheet>
      {phase === "over" ? (
        <Outcome sample={readingOf(game)} />
      ) : (
        <g className={colours[stateOf(game)]}>
          <Dot at={nightPlot.at(minute, penAt(samples, minute))} tone="current" r={6.5} />
        </g>
      )}
    </svg>
  );
}

"use client";

import { useMemo } from "react";
import { createPortal } from "react-dom";
import { Dot, Sheet, Trace } from "@/components/charts/marks";
import { plot } from "@/components/charts/plot";
import { announcement, statusOf } from "@/lib/cold-room/announcements";
import { night } from "@/lib/cold-room/night";
import { type Game, isAlertOut, readingOf, stateOf } from "@/lib/cold-room/visitors-night";
import { Controls } from "./controls";
import { DeviceOnTheLine } from "./device-on-the-line";
import { NightAlert } from "./night-alert";
import { linesOf, nightPlot, penAt } from "./night-line";
import { useNight } from "./night-store";
import { Outcome } from "./outcome";
import { useAlert } from "./use-alert";

/**
 * The visitor's night, drawn over the reference incident, which is hidden meanwhile: the style sheet follows the
 * attributes of this element.
 */
export function PlayedNight() {
  const game = useNight();
  const alert = useAlert(game);
  const { phase, closedAt } = game;
  const place = phase === "rest" ? null : document.getElementById("alert-place");
  return (
    <div
      className="pointer-events-none absolute inset-0"
      data-phase={phase}
      data-door={phase === "rest" ? "ajar" : closedAt === undefined ? "open" : "closed"}
      data-alert={isAlertOut(game) || undefined}
    >
      <DeviceOnTheLine game={game} />
      {phase !== "rest" && <LiveDrawing game={game} />}
      <Status game={game} />
      <Controls game={game} />
      <p role="status" className="sr-only">
        {announcement(game, alert.shape === "card" || alert.shape === "pill")}
      </p>
      {place && createPortal(<NightAlert alert={alert} />, place)}
    </div>
  );
}

/** The night until now: its lines, at their end a dot and, in the morning, what became of the stock. */
function LiveDrawing({ game }: { game: Game }) {
  const { minute, phase, samples } = game;
  const { air, stock } = useMemo(() => linesOf(samples), [samples]);
  const played = plot([0, minute], [nightPlot.low, nightPlot.high]);
  return (
    <svg className="absolute size-full overflow-visible text-xs text-muted" aria-hidden="true">
      <Sheet plot={played} width={nightPlot.x(minute)}>
        <Trace tone="cold" warmAbove={night.high} d={stock} />
        <Trace d={air} />
      </Sheet>
      {phase === "over" ? (
        <Outcome sample={readingOf(game)} />
      ) : (
        <g className={colors[stateOf(game)]}>
          <Dot at={nightPlot.at(minute, penAt(samples, minute))} tone="current" r={6.5} />
        </g>
      )}
    </svg>
  );
}

/** The clock and what happens, beside the device. */
function Status({ game }: { game: Game }) {
  const [time, isAlert, text] = statusOf(game);
  return (
    <p className="night-status">
      <b className={`block text-heading ${colors[stateOf(game)]}`}>
        <span translate="no">{time}</span>
        {isAlert && <span> Alert</span>}
      </b>{" "}
      <span>{text}</span>
    </p>
  );
}

/** As everywhere: amber while the delay runs, warm from the alert on. */
const colors = { Normal: "text-ink", "Above limit": "text-amber", Alert: "text-warm" };

"use client";

import { useMemo } from "react";
import { createPortal } from "react-dom";
import { Dot, PlotArea, TemperatureLine } from "@/components/charts/marks";
import { plot } from "@/components/charts/plot";
import { statusColors } from "@/components/ui/status-colors";
import { incident } from "@/lib/cold-room/incident";
import { DoorControls } from "./door-controls";
import { HeroDevice } from "./hero-device";
import { FloatingAlert } from "./floating-alert";
import { linePaths, heroPlot, airOnLine } from "./hero-plot";
import { type HomeView, useHomeView } from "./home-session";
import { homeAnnouncement, statusWords } from "./home-words";
import { StockLabel, toldAt } from "./stock-label";

/**
 * The simulation in which the visitor opens and closes the door, drawn over the reference incident. home.css selects by the
 * `data-` attributes and hides the reference incident while the simulation runs.
 */
export function DoorSimulation() {
  const view = useHomeView();
  const { phase, closedAt, wasAlerted, isAwaiting } = view;
  const place = phase === "idle" ? null : document.getElementById("floating-alert-place");
  return (
    <div
      className="pointer-events-none absolute inset-0"
      data-phase={phase}
      data-door={phase === "idle" ? "ajar" : closedAt === undefined ? "open" : "closed"}
      data-alert={wasAlerted || undefined}
      data-awaiting={isAwaiting || undefined}
      data-averted={isAverted(view) || undefined}
    >
      <HeroDevice view={view} />
      {phase !== "idle" && <SessionLines view={view} />}
      <Status view={view} />
      <DoorControls view={view} />
      <p role="status" className="sr-only">
        {homeAnnouncement(view)}
      </p>
      {place && createPortal(<FloatingAlert {...view} />, place)}
    </div>
  );
}

/** The lines until now, and a dot at the end of the air's or, at 06:00, of both. */
export function SessionLines({ view }: { view: HomeView }) {
  const { minute, phase, samples, reading, status } = view;
  const { air, stock } = useMemo(() => linePaths(samples), [samples]);
  const played = plot([0, minute], [heroPlot.low, heroPlot.high]);
  return (
    <svg className="absolute size-full overflow-visible text-xs text-muted" aria-hidden="true">
      <PlotArea plot={played} width={heroPlot.x(minute)}>
        <TemperatureLine tone="cold" high={incident.high} d={stock} />
        <TemperatureLine d={air} />
      </PlotArea>
      {phase === "finished" ? (
        <>
          <Dot at={heroPlot.air(reading)} />
          <StockLabel
            sample={reading}
            cause={isAverted(view) ? toldAt : undefined}
            // In a low drawing, the air's line runs above the stock's.
            warmClass="max-tab:[@container(height<17rem)]:translate-y-18"
          />
        </>
      ) : (
        <g className={statusColors[status]}>
          <Dot at={heroPlot.at(minute, airOnLine(samples, minute))} tone="current" r={6.5} />
        </g>
      )}
    </svg>
  );
}

/** Whether the visitor, once alerted, closed the door without leaving it open first: the stock stayed cold. */
function isAverted({ phase, closedAt, leftAt, wasAlerted }: HomeView): boolean {
  return phase === "finished" && closedAt !== undefined && leftAt === undefined && wasAlerted;
}

function Status({ view }: { view: HomeView }) {
  const { time, title, text } = statusWords(view);
  return (
    <p className="hero-status">
      <b className={`block text-heading ${statusColors[view.status]}`}>
        <span translate="no">{time}</span> {title && <span>{title}</span>}
      </b>{" "}
      <span>{text}</span>
    </p>
  );
}

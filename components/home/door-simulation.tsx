"use client";

import { useMemo } from "react";
import { createPortal } from "react-dom";
import { Dot, PlotArea, TemperatureLine } from "@/components/charts/marks";
import { plot } from "@/components/charts/plot";
import { statusColors } from "@/components/ui/status-colors";
import { clock } from "@/lib/cold-room/clock";
import { incident } from "@/lib/cold-room/incident";
import { DoorControls } from "./door-controls";
import { HeroDevice } from "./hero-device";
import { FloatingAlert } from "./floating-alert";
import { linePaths, heroPlot, airOnLine } from "./hero-plot";
import { type HomeView, useHomeView } from "./home-session";
import { homeAnnouncement, statusText } from "./home-words";
import { StockLabel } from "./stock-label";
import { useFloatingAlert } from "./use-floating-alert";

/**
 * The simulation in which the visitor opens and closes the door, drawn over the reference incident. home.css selects by the
 * `data-` attributes and hides the reference incident while the simulation runs.
 */
export function DoorSimulation() {
  const view = useHomeView();
  const alert = useFloatingAlert(view);
  const { phase, closedAt, wasAlerted } = view;
  const place = phase === "idle" ? null : document.getElementById("floating-alert-place");
  return (
    <div
      className="pointer-events-none absolute inset-0"
      data-phase={phase}
      data-door={phase === "idle" ? "ajar" : closedAt === undefined ? "open" : "closed"}
      data-alert={wasAlerted || undefined}
    >
      <HeroDevice view={view} />
      {phase !== "idle" && <SessionLines view={view} />}
      <Status view={view} />
      <DoorControls view={view} />
      <p role="status" className="sr-only">
        {homeAnnouncement(view, alert.shape === "card" || alert.shape === "pill")}
      </p>
      {place && createPortal(<FloatingAlert alert={alert} />, place)}
    </div>
  );
}

/** The lines until now, which end in a dot or, at 06:00, in the temperature of the stock. */
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
        <StockLabel sample={reading} />
      ) : (
        <g className={statusColors[status]}>
          <Dot at={heroPlot.at(minute, airOnLine(samples, minute))} tone="current" r={6.5} />
        </g>
      )}
    </svg>
  );
}

/** The time and the status, beside the device. */
function Status({ view }: { view: HomeView }) {
  const { phase, minute, leftAt, status } = view;
  const isAlert = status === "alert" && phase !== "finished" && leftAt === undefined;
  return (
    <p className="hero-status">
      <b className={`block text-heading ${statusColors[status]}`}>
        <span translate="no">{clock(minute)}</span>
        {isAlert && <span> Alert</span>}
      </b>{" "}
      <span>{statusText(view)}</span>
    </p>
  );
}

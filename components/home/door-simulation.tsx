"use client";

import { useMemo } from "react";
import { createPortal } from "react-dom";
import { statusColors } from "@/components/ui/status-colors";
import { clock } from "@/lib/cold-room/clock";
import { incident } from "@/lib/cold-room/incident";
import { DoorControls } from "./door-controls";
import { FloatingAlert } from "./floating-alert";
import { HeroDevice } from "./hero-device";
import { linePaths } from "./hero-plot";
import { type HomeView, useHomeView } from "./home-session";
import { homeAnnouncement, statusText } from "./home-words";
import { NightChart } from "./night-chart";

/** The simulation of the first screen: the reference incident, then the night in which the visitor opens the door. */
export function DoorSimulation() {
  const view = useHomeView();
  const { phase, night, wasAlerted, isAwaiting } = view;
  const lines = useMemo(() => linePaths(night), [night]);
  const place = phase === "idle" ? null : document.getElementById("floating-alert-place");
  return (
    <div
      className="group pointer-events-none absolute inset-0"
      data-phase={phase}
      data-alert={wasAlerted || undefined}
      data-awaiting={isAwaiting || undefined}
    >
      <NightChart view={view} lines={lines} />
      <p className="hero-limits hero-detail text-xs text-cold">Limits {incident.limits}</p>
      <HeroDevice view={view} line={lines.air} />
      <Status view={view} />
      <DoorControls view={view} />
      <p role="status" className="sr-only">
        {homeAnnouncement(view)}
      </p>
      {place && createPortal(<FloatingAlert {...view} />, place)}
    </div>
  );
}

function Status({ view }: { view: HomeView }) {
  const { minute, declinedAt, status } = view;
  const hasAlert = status === "alert" && declinedAt === undefined;
  return (
    // On a wide screen the alert covers its place.
    <p className="hero-status leading-[1.4] text-ink max-tab:text-base tab:text-compact desk:group-data-awaiting:invisible">
      <b className={`block text-heading ${statusColors[status]}`}>
        <span translate="no">{clock(minute)}</span> {hasAlert && <span>Alert</span>}
      </b>{" "}
      <span>{statusText(view)}</span>
    </p>
  );
}

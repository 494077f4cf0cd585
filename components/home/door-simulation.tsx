"use client";

import { useMemo } from "react";
import { createPortal } from "react-dom";
import { statusColors } from "@/components/ui/status-colors";
import { clock } from "@/lib/cold-room/clock";
import { DoorControls } from "./door-controls";
import { FloatingAlert } from "./floating-alert";
import { HeroDevice } from "./hero-device";
import { linePaths } from "./hero-plot";
import { useHomeView } from "./home-session";
import { homeAnnouncement, statusText } from "./home-words";
import { NightChart } from "./night-chart";

/** At 06:00 the sky of the closing panel rises over the time axis. */
const skies = {
  kept: "[--sky:#ffd9c0,#8fd0d2b0_45%,#8fd0d200]",
  lost: "[--sky:#ffa46b,#ec6a3cb0_45%,#ec6a3c00]",
};

/** The simulation of the first screen: the reference incident, then the night in which the visitor opens the door. */
export function DoorSimulation() {
  const view = useHomeView();
  const { session, stage, night, minute, status, wasAlerted, isStockOver } = view;
  const lines = useMemo(() => linePaths(night), [night]);
  const place = stage === "idle" ? null : document.getElementById("floating-alert-place");
  const isFinished = session.phase === "finished";
  return (
    <div
      className="group pointer-events-none absolute inset-0"
      data-phase={session.phase}
      data-stage={stage}
      data-alert={wasAlerted || undefined}
      data-over={isStockOver || undefined}
    >
      <NightChart view={view} lines={lines} />
      {(stage === "kept" || stage === "lost") && (
        <i
          className={`absolute inset-y-0 right-0 left-[calc(var(--alert)*100%)] origin-bottom bg-[radial-gradient(100%_92%_at_100%_100%,var(--sky))] opacity-26 mix-blend-multiply [transition:1.2s_var(--ease-out)] max-tab:-right-(--margin) dark:mix-blend-screen starting:[scale:1_.3] starting:opacity-0 forced-colors:hidden ${skies[stage]}`}
        />
      )}
      <HeroDevice view={view} line={lines.air} />
      {!isFinished && (
        // Beside the dot, the alert may cover its place.
        <p className="absolute top-[4%] left-[calc(var(--alert)*100%+14px)] text-compact text-ink max-tab:top-0 desk:group-data-[stage=alert]:invisible">
          <b className={`block text-heading ${statusColors[status]}`}>
            <span translate="no">{clock(minute)}</span>{" "}
            {status === "alert" && stage !== "left" && <span>Alert</span>}
          </b>{" "}
          <span>{statusText(view)}</span>
        </p>
      )}
      <DoorControls view={view} />
      <p role="status" className="sr-only">
        {homeAnnouncement(view)}
      </p>
      {place && createPortal(<FloatingAlert isAwaiting={stage === "alert"} />, place)}
    </div>
  );
}

"use client";

import { useMemo } from "react";
import { createPortal } from "react-dom";
import { percent } from "@/components/charts/plot";
import { statusColors } from "@/components/ui/status-colors";
import { usePressGuard } from "@/components/ui/use-press-guard";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { moments } from "@/lib/cold-room/incident";
import { Door } from "./door";
import { DoorControls, focusDoor } from "./door-controls";
import { FloatingAlert } from "./floating-alert";
import { HeroDevice } from "./hero-device";
import { linePaths } from "./hero-plot";
import { closeDoor, openDoor, useHomeView } from "./home-session";
import { homeAnnouncement, statusText } from "./home-words";
import { NightChart } from "./night-chart";

const alerted = moments.alerted.minute;

/** The simulation of the first screen: the reference incident, then the night in which the visitor opens the door. */
export function DoorSimulation() {
  const view = useHomeView();
  const { session, stage, night, minute, status, closedAt, wasAlerted, isStockOver } = view;
  const lines = useMemo(() => linePaths(night), [night]);
  const isTooSoon = usePressGuard(stage);
  const place = stage === "idle" ? null : document.getElementById("floating-alert-place");

  function handleDoor() {
    if (isTooSoon()) return;
    focusDoor();
    (session.phase === "playing" ? closeDoor : openDoor)();
  }

  return (
    <>
      <div
        className="hero-drawing group pointer-events-none relative"
        data-phase={session.phase}
        data-stage={stage}
        data-alert={wasAlerted || undefined}
        data-over={isStockOver || undefined}
      >
        <NightChart view={view} lines={lines} />
        {session.phase === "finished" && <i className="hero-sky" />}
        <HeroDevice view={view} line={lines.air} />
        {session.phase !== "finished" && stage !== "alert" && (
          <div className="hero-caption">
            {/* Moves the caption with the dot, and shrinks where the caption would leave the drawing. */}
            <svg
              width={percent(Math.max(0, minute - alerted) / (NIGHT_MINUTES - alerted))}
              height="1"
            />
            <p className="max-w-full shrink-0 text-ink">
              <b className={`block text-heading ${statusColors[status]}`}>
                <span translate="no">{clock(minute)}</span>{" "}
                {status === "alert" && stage !== "left" && <span>Alert</span>}
              </b>{" "}
              <span className="text-compact flat:text-xs">{statusText(view)}</span>
            </p>
          </div>
        )}
        <Door
          state={stage === "idle" ? "ajar" : closedAt === undefined ? "open" : "closed"}
          onPress={handleDoor}
        />
        <p role="status" className="sr-only">
          {homeAnnouncement(view)}
        </p>
      </div>
      <DoorControls view={view} onPress={handleDoor} />
      {place && createPortal(<FloatingAlert isAwaiting={stage === "alert"} />, place)}
    </>
  );
}

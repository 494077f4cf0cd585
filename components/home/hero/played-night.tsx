"use client";

import { createPortal } from "react-dom";
import { announcement } from "@/lib/cold-room/announcements";
import { isAlertOut } from "@/lib/cold-room/visitors-night";
import { Controls, goToDoor } from "./controls";
import { DeviceOnTheLine } from "./device-on-the-line";
import { LiveDrawing } from "./live-drawing";
import { NightAlert } from "./night-alert";
import { useNight } from "./night-store";
import { Status } from "./status";
import { useAlert } from "./use-alert";

/**
 * What the visitor makes of the night. It is drawn over the whole night, which is hidden meanwhile: the styles of the
 * hero follow the attributes of this element.
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
      {place && createPortal(<NightAlert alert={alert} goToDoor={goToDoor} />, place)}
    </div>
  );
}

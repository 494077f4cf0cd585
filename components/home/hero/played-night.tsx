"use client";

import { useReducer } from "react";
import { alertReason, clock, events } from "@/lib/night/night";
import { useFrames } from "@/components/ui/use-frames";
import { Controls } from "./controls";
import { DeviceOnTheLine } from "./device-on-the-line";
import { LiveDrawing } from "./live-drawing";
import { LockScreen } from "./lock-screen";
import { atRest, type Game, isAlertOut, isOnPhone, play } from "@/lib/night/visitors-night";
import { announcement } from "@/lib/night/announcements";

/** Where nothing may move, the night goes by in steps, so many seconds apart. */
const STEP_SECONDS = 1.5;

/**
 * What the visitor makes of the night. It is drawn over the whole night, which is hidden meanwhile: the styles of the
 * hero follow the attributes of this element.
 */
export function PlayedNight() {
  const [game, dispatch] = useReducer(play, atRest);
  const { phase, closedAt } = game;
  useFrames(phase === "playing", STEP_SECONDS, (seconds, isCalm) =>
    dispatch(isCalm ? { type: "step" } : { type: "advance", seconds }),
  );
  return (
    <div
      className="pointer-events-none absolute inset-0"
      data-phase={phase}
      data-door={phase === "rest" ? "ajar" : closedAt === undefined ? "open" : "closed"}
      data-alert={isAlertOut(game) || undefined}
      data-notice={isOnPhone(game) || undefined}
    >
      <DeviceOnTheLine game={game} />
      {phase !== "rest" && <LiveDrawing game={game} />}
      <AlertLabel game={game} />
      <DoorLabel game={game} />
      <LockScreen game={game} dispatch={dispatch} />
      <Controls game={game} dispatch={dispatch} />
      <p role="status" className="sr-only">
        {announcement(game)}
      </p>
    </div>
  );
}

function AlertLabel({ game: { acknowledgedAt } }: { game: Game }) {
  return (
    <div className="night-alert-label absolute text-ink">
      <p className="text-heading font-medium text-warm">{clock(events.alert.minute)} Alert</p>
      <p>{alertReason}</p>
      {acknowledgedAt !== undefined && (
        <p className="text-muted">Acknowledged at {clock(acknowledgedAt)}</p>
      )}
    </div>
  );
}

/** On a phone beside the door; elsewhere the words over the buttons say it. */
function DoorLabel({ game: { phase, closedAt } }: { game: Game }) {
  return (
    <p
      className="night-door-label absolute whitespace-nowrap *:block tab:hidden"
      aria-hidden="true"
    >
      {phase === "rest" ? (
        <>
          <b>{clock(events.ajar.minute)}</b> Door left ajar
        </>
      ) : closedAt === undefined ? (
        <>
          <b>Door open</b> since {clock(events.ajar.minute)}
        </>
      ) : (
        <>
          <b>{clock(closedAt)}</b> Door closed
        </>
      )}
    </p>
  );
}

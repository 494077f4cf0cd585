"use client";

import { useMemo } from "react";
import { createPortal } from "react-dom";
import { Dot, Sheet, Trace } from "@/components/charts/marks";
import { plot } from "@/components/charts/plot";
import { statusColors } from "@/components/ui/status-colors";
import { clock } from "@/lib/cold-room/clock";
import { incident } from "@/lib/cold-room/incident";
import { Controls } from "./controls";
import { DeviceOnTheLine } from "./device-on-the-line";
import { NightAlert } from "./night-alert";
import { linesOf, nightPlot, penAt } from "./night-line";
import { type Night, useNight } from "./night-session";
import { nightAnnouncement, statusText } from "./night-words";
import { Outcome } from "./outcome";
import { useAlert } from "./use-alert";

/**
 * The visitor's night, drawn over the reference incident, which is hidden meanwhile: the style sheet follows the
 * attributes of this element.
 */
export function PlayedNight() {
  const night = useNight();
  const alert = useAlert(night);
  const { phase, closedAt, wasAlerted } = night;
  const place = phase === "idle" ? null : document.getElementById("alert-place");
  return (
    <div
      className="pointer-events-none absolute inset-0"
      data-phase={phase}
      data-door={phase === "idle" ? "ajar" : closedAt === undefined ? "open" : "closed"}
      data-alert={wasAlerted || undefined}
    >
      <DeviceOnTheLine night={night} />
      {phase !== "idle" && <LiveDrawing night={night} />}
      <Status night={night} />
      <Controls night={night} />
      <p role="status" className="sr-only">
        {nightAnnouncement(night, alert.shape === "card" || alert.shape === "pill")}
      </p>
      {place && createPortal(<NightAlert alert={alert} />, place)}
    </div>
  );
}

/** The night until now: its lines, at their end a dot and, in the morning, what became of the stock. */
export function LiveDrawing({ night }: { night: Night }) {
  const { minute, phase, samples, reading, status } = night;
  const { air, stock } = useMemo(() => linesOf(samples), [samples]);
  const played = plot([0, minute], [nightPlot.low, nightPlot.high]);
  return (
    <svg className="absolute size-full overflow-visible text-xs text-muted" aria-hidden="true">
      <Sheet plot={played} width={nightPlot.x(minute)}>
        <Trace tone="cold" warmAbove={incident.high} d={stock} />
        <Trace d={air} />
      </Sheet>
      {phase === "finished" ? (
        <Outcome sample={reading} />
      ) : (
        <g className={statusColors[status]}>
          <Dot at={nightPlot.at(minute, penAt(samples, minute))} tone="current" r={6.5} />
        </g>
      )}
    </svg>
  );
}

/** The clock and what happens, beside the device. */
function Status({ night }: { night: Night }) {
  const { phase, minute, leftAt, status } = night;
  const isAlert = status === "alert" && phase !== "finished" && leftAt === undefined;
  return (
    <p className="night-status">
      <b className={`block text-heading ${statusColors[status]}`}>
        <span translate="no">{clock(minute)}</span>
        {isAlert && <span> Alert</span>}
      </b>{" "}
      <span>{statusText(night)}</span>
    </p>
  );
}

"use client";

import { useEffect, useRef, useState } from "react";
import { Chart } from "./chart";
import { ChartCaption } from "./chart-labels";
import { FaultControls, RunControls } from "./controls";
import { ReportActions } from "./day-report";
import { DemoProvider, useDemo } from "./demo-context";
import { isOver } from "./demo-store";
import { EventLog } from "./event-log";
import { roomVerdict } from "@/lib/cold-room/room-verdict";
import { roomAnnouncement } from "@/lib/cold-room/room-words";
import { NightFigures } from "./night-figures";
import { AlertBanner, OnCallPhone } from "./on-call-phone";
import { RoomReading, RoomTabs } from "./room-reading";
import { judgedRoomOf, MorningVerdict } from "./verdict";

/**
 * A simulated Temp Guard that a visitor can break. On a phone one screen: the chart above, the faults below, and a log
 * between them that scrolls by itself; elsewhere all is one console with the phone beside the chart.
 */
export function Demo() {
  return (
    <DemoProvider>
      <figure className="console container-page">
        <Announcer />
        <div className="-mx-(--margin) sm:contents">
          <div className="min-w-0 [grid-area:tabs] noscript:hidden">
            <RoomTabs />
          </div>
          <div className="min-w-0 [grid-area:screen]">
            <RoomReading />
            <Chart />
          </div>
          <EventLog />
          {/* Stays in sight on a phone, unless that would leave nothing of the page. */}
          <div className="dock print:hidden max-sm:noscript:hidden">
            <AlertBanner />
            <div className="faults noscript:hidden">
              <FaultControls />
              <MorningVerdict />
            </div>
            <RunControls />
          </div>
        </div>
        <OnCallPhone />
        <NightFigures>
          <ReportActions />
        </NightFigures>
        <ChartCaption />
      </figure>
    </DemoProvider>
  );
}

/** Tells a screen reader what changed, the latest only and not more often than every few seconds. */
function Announcer() {
  const { state, simulated } = useDemo();
  const [text, setText] = useState("");
  const spokenAt = useRef(-Infinity);
  const news = isOver(state)
    ? roomVerdict(judgedRoomOf(state)).join("")
    : roomAnnouncement(simulated);

  useEffect(() => {
    const speak = () => {
      if (news) spokenAt.current = performance.now();
      setText(news);
    };
    const quiet = spokenAt.current + QUIET_MILLISECONDS - performance.now();
    const timer = setTimeout(speak, Math.max(quiet, 0));
    return () => clearTimeout(timer);
  }, [news]);

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

const QUIET_MILLISECONDS = 4000;

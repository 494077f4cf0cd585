"use client";

import { useEffect, useRef, useState } from "react";
import { Chart } from "./chart";
import { ChartCaption } from "./chart-labels";
import { FaultControls, RunControls } from "./controls";
import { eventWords, isNews } from "./event-words";
import { ReportActions } from "./day-report";
import { isOver } from "./demo-store";
import { EventLog } from "./event-log";
import { NightFigures } from "./night-figures";
import { AlertBanner, Phone } from "./phone";
import { RoomReading, RoomTabs } from "./room-reading";
import { DemoProvider, useDemo } from "./demo-context";
import { judgedRoomOf, Verdict, verdictOf } from "./verdict";

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
          <div className="sticky bottom-0 z-6 grid grid-cols-[auto_1fr] gap-2 border-t border-border bg-canvas px-5 pb-[calc(10px+env(safe-area-inset-bottom))] sm:contents print:hidden max-sm:noscript:hidden [@media(height<40rem)]:relative">
            <AlertBanner />
            <div className="faults noscript:hidden">
              <FaultControls />
              <Verdict />
            </div>
            <RunControls />
          </div>
        </div>
        <Phone />
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
  const { state, run } = useDemo();
  const [text, setText] = useState("");
  const spokenAt = useRef(-Infinity);
  const event = run.events.findLast(isNews);
  const words = event && eventWords(event, run);
  const latest = words ? `${run.room.name}: ${words.name}. ${words.detail}` : "";
  const news = isOver(state) ? verdictOf(judgedRoomOf(state)).join("") : latest;

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

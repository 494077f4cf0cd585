"use client";

import { useEffect, useRef, useState } from "react";
import { announcement } from "@/lib/cold-room/announcement";
import { shownState } from "@/lib/cold-room/session";
import { Chart } from "./chart";
import { DemoControls } from "./demo-controls";
import { handOnFocus } from "./hand-on-focus";
import { demoStore, readScenario, restart, writeScenario, useDemoSession } from "./demo-store";
import { NightVerdict } from "./night-verdict";
import { OnCallPhone } from "./on-call-phone";
import { RoomReading } from "./room-reading";
import { RoomTabs } from "./room-tabs";

/** The interactive demo: fault controls, the chart of a room, and the phone of the person on call. */
export function Demo() {
  useScenario();
  return (
    <figure className="demo-console container-page">
      <RoomTabs />
      <div className="min-w-0 [grid-area:screen] max-sm:-mx-(--margin)">
        <RoomReading />
        <Chart />
      </div>
      <ControlsOrVerdict />
      <OnCallPhone />
      <Announcer />
    </figure>
  );
}

/** Reads the shown room and its faults from the address, and writes changes back, so that the address can be shared. */
function useScenario() {
  const session = useDemoSession();
  const { faults } = shownState(session);
  const address =
    session === demoStore.initial ? undefined : writeScenario({ room: session.shown, faults });

  useEffect(() => {
    const scenario = readScenario(location.search);
    if (scenario) restart(scenario.room, scenario.faults);
  }, []);

  useEffect(() => {
    if (address) history.replaceState(history.state, "", address);
  }, [address]);
}

/** The controls, which the verdict replaces at 06:00. */
function ControlsOrVerdict() {
  const isFinished = useDemoSession().phase === "finished";
  return (
    <div
      key={String(isFinished)}
      ref={handOnFocus}
      className="flex flex-col gap-2 border-border [grid-area:controls] sm:border-t sm:px-5 sm:pt-4 sm:pb-5 desk:gap-3 desk:border-t-0 desk:border-r print:hidden no-js:hidden"
    >
      {isFinished ? <NightVerdict /> : <DemoControls />}
    </div>
  );
}

/** Announces the latest notice to screen readers, at most once per {@link ANNOUNCEMENT_PAUSE_MS}. */
function Announcer() {
  const notice = announcement(useDemoSession());
  const [text, setText] = useState("");
  const announcedAt = useRef(-Infinity);

  useEffect(() => {
    const announce = () => {
      if (notice) announcedAt.current = performance.now();
      setText(notice);
    };
    const pause = announcedAt.current + ANNOUNCEMENT_PAUSE_MS - performance.now();
    const timer = setTimeout(announce, Math.max(pause, 0));
    return () => clearTimeout(timer);
  }, [notice]);

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

const ANNOUNCEMENT_PAUSE_MS = 4_000;

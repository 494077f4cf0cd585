"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { roomVerdict } from "@/lib/cold-room/room-verdict";
import { roomAnnouncement } from "@/lib/cold-room/room-words";
import { Chart } from "./chart";
import { Controls } from "./controls";
import { DemoProvider, useDemo } from "./demo-context";
import { isOver } from "./demo-store";
import { OnCallPhone } from "./on-call-phone";
import { RoomReading, RoomTabs } from "./room-reading";
import { judgedRoomOf, MorningVerdict } from "./verdict";

/** A simulated Temp Guard that a visitor can break: what one presses, what one watches, and the phone that is told. */
export function Demo() {
  return (
    <DemoProvider>
      <figure className="console container-page">
        <RoomTabs />
        <div className="screen">
          <RoomReading />
          <Chart />
        </div>
        <OnCallPhone />
        <Deck />
        <Announcer />
      </figure>
    </DemoProvider>
  );
}

/** What is pressed; in the morning, what has come of it. Whoever was at the one by keyboard goes on with the other. */
function Deck() {
  const { state } = useDemo();
  const isMorning = isOver(state);
  const hadFocus = useRef(false);
  const handOver = useCallback((deck: HTMLDivElement) => {
    if (hadFocus.current)
      deck.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    return () => {
      hadFocus.current = deck.contains(document.activeElement);
    };
  }, []);
  return (
    <div key={String(isMorning)} ref={handOver} className="deck print:hidden no-js:hidden">
      {isMorning ? <MorningVerdict /> : <Controls />}
    </div>
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

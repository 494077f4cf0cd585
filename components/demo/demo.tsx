"use client";

import { announcement } from "@/lib/cold-room/announcement";
import { Chart } from "./chart";
import { DemoControls } from "./demo-controls";
import { handOnFocus } from "./hand-on-focus";
import { useDemoSession } from "./demo-store";
import { NightVerdict } from "./night-verdict";
import { OnCallPhone } from "./on-call-phone";
import { RoomReading } from "./room-reading";

/** The interactive demo: fault controls, the chart of the room, and the phone of the person on call. */
export function Demo() {
  return (
    <figure className="demo-console">
      <div className="demo-screen">
        <RoomReading />
        <Chart />
      </div>
      <ControlsOrVerdict />
      <OnCallPhone />
      <Announcement />
    </figure>
  );
}

/** The controls, which the verdict replaces at 06:00. */
function ControlsOrVerdict() {
  const isFinished = useDemoSession().phase === "finished";
  return (
    <div
      key={String(isFinished)}
      ref={handOnFocus}
      className="demo-controls print:hidden no-js:hidden"
    >
      {isFinished ? <NightVerdict /> : <DemoControls />}
    </div>
  );
}

/** Announces the latest notice to screen readers. */
function Announcement() {
  return (
    <p role="status" className="sr-only">
      {announcement(useDemoSession())}
    </p>
  );
}

"use client";

import { Announcer } from "./announcer";
import { FaultControls } from "./fault-controls";
import { EventLog } from "./event-log";
import { Numbers } from "./numbers";
import { Phone } from "./phone";
import { PinnedAlert } from "./pinned-alert";
import { Readout } from "./readout";
import { RoomTabs } from "./room-tabs";
import { RunControls } from "./run-controls";
import { ExportActions } from "./export-actions";
import { Trace } from "./trace";
import { TraceCaption } from "./trace-caption";
import { useDemo } from "./use-demo";

/** A simulated Temp Guard that a visitor can break. Server and browser draw the same example first. */
export function Demo() {
  const store = useDemo();
  return (
    <div className="container-page">
      <figure>
        <section
          aria-label="Simulator"
          className="relative grid rounded-[10px] border border-border-strong lg:grid-cols-[15.5rem_1fr]"
        >
          <div className="flex min-w-0 flex-col max-lg:overflow-clip max-lg:rounded-t-[9px] lg:order-last lg:min-h-[39rem]">
            <RoomTabs store={store} />
            <Readout store={store} />
            <Trace store={store} />
            <RunControls store={store} />
          </div>
          <FaultControls store={store} stamp={store.stamp} />
          <div className="flex justify-center border-t border-border py-8 lg:absolute lg:-top-7 lg:right-7 lg:border-0 lg:py-0">
            <Phone store={store} />
          </div>
        </section>
        <TraceCaption store={store} />
      </figure>
      <Announcer store={store} />
      <div className="grid-12 gap-y-14 py-[clamp(64px,8vw,112px)]">
        <section className="col-span-7 max-md:col-span-full">
          <EventLog store={store} stamp={store.stamp} />
          <ExportActions store={store} />
        </section>
        <section className="col-span-5 max-md:col-span-full lg:col-span-4 lg:col-start-9">
          <Numbers store={store} />
        </section>
      </div>
      <PinnedAlert store={store} />
    </div>
  );
}

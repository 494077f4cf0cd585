"use client";

import { AlertBanner } from "./alert-banner";
import { Announcer } from "./announcer";
import { EventLog } from "./event-log";
import { FaultControls } from "./fault-controls";
import { Numbers } from "./numbers";
import { Phone } from "./phone";
import { Readout } from "./readout";
import { RoomTabs } from "./room-tabs";
import { RepairControls, RunControls } from "./run-controls";
import { Trace } from "./trace";
import { TraceCaption } from "./trace-caption";
import { useDemo } from "./use-demo";

/**
 * A simulated Temp Guard that a visitor can break. On a phone one screen: the line above, the faults below, and a log
 * between them that scrolls by itself; elsewhere all is one console with the phone beside the line.
 */
export function Demo() {
  const store = useDemo();
  const { run } = store;
  return (
    <figure className="console container-page">
      <Announcer store={store} />
      <div className="-mx-(--margin) sm:contents">
        <div className="min-w-0 [grid-area:tabs] noscript:hidden">
          <RoomTabs store={store} />
        </div>
        <div className="min-w-0 [grid-area:screen]">
          <Readout store={store} />
          <Trace store={store} />
        </div>
        <section className="grid-12 [grid-area:log] max-sm:px-5 sm:pt-20">
          <h2 id="log" className="col-span-3 pb-5 text-heading max-md:col-span-full max-sm:sr-only">
            Event log
          </h2>
          <div className="col-span-9 max-md:col-span-full">
            <EventLog run={run} />
          </div>
        </section>
        <div className="pinned z-6 grid grid-cols-[auto_1fr] gap-2 border-t border-border bg-canvas px-5 pb-[calc(10px+env(safe-area-inset-bottom))] sm:contents print:hidden max-sm:noscript:hidden">
          <AlertBanner store={store} />
          <div className="faults noscript:hidden">
            <FaultControls store={store} />
            <RepairControls store={store} />
          </div>
          <RunControls store={store} />
        </div>
      </div>
      <Phone store={store} />
      <Numbers store={store} />
      <TraceCaption store={store} />
    </figure>
  );
}

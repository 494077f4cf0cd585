"use client";

import { AlertBanner } from "./alert-banner";
import { Announcer } from "./announcer";
import { moment } from "./copy";
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
 * A simulated Temp Guard that a visitor can break. On a phone the line stands above, the faults below, and the log
 * scrolls between them; elsewhere all is one console with the phone beside the line.
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
        <div className="pinned top-0 min-w-0 bg-canvas [grid-area:screen] max-sm:z-5">
          <Readout store={store} />
          <Trace store={store} />
        </div>
        <section className="grid-12 [grid-area:log] max-sm:px-5 sm:pt-20">
          <div className="col-span-3 flex items-baseline justify-between gap-2 max-md:col-span-full">
            <h2 id="log" className="text-heading max-sm:text-label sm:pb-5">
              Event log
            </h2>
            <p className="flex items-center gap-3 text-compact sm:hidden noscript:hidden">
              <span className="text-ink">{moment(store.fleet.clock)}</span>
              <button type="button" onClick={() => store.reset()} className="min-h-11 text-link">
                Reset
              </button>
            </p>
          </div>
          <div className="col-span-9 max-md:col-span-full">
            <EventLog run={run} />
          </div>
        </section>
        <div className="pinned bottom-0 z-6 border-t border-border bg-canvas pb-[calc(10px+env(safe-area-inset-bottom))] sm:contents print:hidden max-sm:noscript:hidden">
          <AlertBanner store={store} />
          <div className="flex flex-col border-border [grid-area:faults] sm:border-t lg:w-62 lg:border-t-0 lg:border-r noscript:hidden">
            <FaultControls store={store} />
          </div>
          <div className="flex gap-2 px-5 sm:contents">
            <RunControls store={store} />
            <RepairControls store={store} />
          </div>
        </div>
      </div>
      <Phone store={store} />
      <Numbers store={store} />
      <TraceCaption room={run.room} />
    </figure>
  );
}

"use client";

import { AlertBanner } from "./alert-banner";
import { Announcer } from "./announcer";
import { moment } from "./copy";
import { EventLog } from "./event-log";
import { ExportActions } from "./export-actions";
import { FaultControls } from "./fault-controls";
import { Numbers } from "./numbers";
import { Phone } from "./phone";
import { Readout } from "./readout";
import { RepairControls } from "./repair-controls";
import { RoomTabs } from "./room-tabs";
import { RunControls } from "./run-controls";
import { Trace } from "./trace";
import { TraceCaption } from "./trace-caption";
import { useDemo } from "./use-demo";

/**
 * A simulated Temp Guard that a visitor can break. On a phone the line stands above, the faults below, and the log
 * scrolls between them; elsewhere all is one console with the phone beside the line.
 */
export function Demo() {
  const store = useDemo();
  const { run, stamp } = store;
  return (
    <figure className="container-page console">
      <Announcer store={store} />
      <div className="-mx-(--margin) sm:contents">
        <div className="min-w-0 overflow-clip sm:[grid-area:tabs] sm:max-lg:rounded-t-[9px] noscript:hidden">
          <RoomTabs store={store} />
        </div>
        <div className="min-w-0 bg-canvas max-sm:z-5 sm:bg-transparent sm:[grid-area:screen] max-sm:[@media(height>=36rem)]:sticky max-sm:[@media(height>=36rem)]:top-0">
          <Readout store={store} />
          <Trace store={store} />
        </div>
        <section className="px-5 max-sm:min-h-38 sm:px-0 sm:pt-20 sm:[grid-area:log] lg:pr-18">
          <div className="flex items-center justify-between gap-2">
            <h2
              id="log"
              className="text-label font-normal sm:text-[1.625rem] sm:leading-[1.1] sm:font-medium sm:tracking-[-.022em] sm:text-ink"
            >
              Event log
            </h2>
            <p className="flex items-center gap-4 text-[.9375rem] sm:hidden noscript:hidden">
              <span className="text-ink">{moment(store.fleet.clock)}</span>
              <button type="button" onClick={() => store.reset()} className="min-h-11 text-link">
                Reset
              </button>
            </p>
          </div>
          <EventLog run={run} stamp={stamp} />
          <ExportActions store={store} />
        </section>
        <div className="z-6 border-t border-border bg-canvas pb-[calc(10px+env(safe-area-inset-bottom))] sm:contents print:hidden max-sm:noscript:hidden max-sm:[@media(height>=36rem)]:sticky max-sm:[@media(height>=36rem)]:bottom-0">
          <AlertBanner store={store} />
          <div className="min-w-0 sm:border-t sm:border-border sm:[grid-area:faults] lg:border-t-0 lg:border-r noscript:hidden">
            <FaultControls store={store} stamp={stamp} />
          </div>
          <div className="flex gap-2 px-5 sm:contents">
            <RunControls store={store} />
            <RepairControls store={store} />
          </div>
        </div>
      </div>
      <Phone store={store} />
      <section className="pt-14 sm:pt-20 sm:[grid-area:numbers]">
        <Numbers run={run} />
      </section>
      <TraceCaption store={store} />
    </figure>
  );
}

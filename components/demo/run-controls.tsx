import { moment, noteOf } from "./copy";
import { type DemoStore, SPEEDS } from "./demo-store";
import { SimulatedData } from "./simulated-data";

export function RunControls({ store }: { store: DemoStore }) {
  const { clock, isOver } = store.fleet;
  return (
    <div className="flex items-center gap-2 border-border sm:flex-wrap sm:border-t sm:px-5 sm:py-3 sm:[grid-area:run]">
      <button
        type="button"
        aria-disabled={isOver}
        onClick={() => store.togglePlaying()}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border border-ink text-compact font-medium text-ink hover:bg-surface-2 max-sm:grow sm:min-w-22 noscript:hidden"
      >
        <svg width="12" height="14" fill="currentColor" aria-hidden="true">
          <path d={store.isPlaying ? "M1 1h3v12H1zM8 1h3v12H8z" : "M1 0L12 7L1 14z"} />
        </svg>
        <span className="max-[22rem]:sr-only">{store.isPlaying ? "Pause" : "Play"}</span>
      </button>
      <div role="group" aria-label="Speed" className="flex gap-2 max-tab:order-1 noscript:hidden">
        {SPEEDS.map((speed) => (
          <button
            key={speed}
            type="button"
            aria-pressed={store.speed === speed}
            onClick={() => store.setSpeed(speed)}
            className="min-h-11 min-w-11 touch-manipulation rounded-md px-2.5 text-compact hover:bg-surface-2 aria-pressed:bg-surface-2 aria-pressed:font-medium max-[22rem]:px-1"
          >
            {`${speed}×`}
          </button>
        ))}
      </div>
      <b data-testid="clock" className="max-md:ml-auto max-sm:hidden md:ml-3">
        {moment(clock)}
      </b>
      <div className="flex-1 text-right text-label max-md:hidden">
        {noteOf(store)}
        <SimulatedData />
      </div>
    </div>
  );
}

/** Focus goes here from a button that has done its work and disappears. */
export const REPAIR_ID = "repair";

export function RepairControls({ store }: { store: DemoStore }) {
  const { faults, alert } = store.run;
  const { condition } = alert;
  // The next thing to do is the filled button.
  const isNext =
    faults.size > 0 && condition.status === "alert" && condition.acknowledgedAt !== undefined;
  return (
    <div className="gap-2 max-md:self-end max-sm:contents sm:grid sm:grid-cols-2 lg:mt-3">
      <button
        id={REPAIR_ID}
        type="button"
        aria-disabled={faults.size === 0}
        onClick={() => store.repair()}
        className={`min-h-11 px-2 text-compact font-medium aria-disabled:border-border-strong aria-disabled:text-muted ${isNext ? "button" : "button-outline"}`}
      >
        Repair
      </button>
      <ResetButton store={store} className="button-outline max-sm:hidden" />
    </div>
  );
}

/** On a phone beside the clock, elsewhere beside Repair. */
export function ResetButton({ store, className }: { store: DemoStore; className: string }) {
  return (
    <button
      type="button"
      onClick={() => store.reset()}
      className={`min-h-11 text-compact font-medium ${className}`}
    >
      Reset
    </button>
  );
}

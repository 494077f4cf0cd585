import type { DemoStore } from "./demo-store";

/** Focus goes here from a button that has done its work and disappears. */
export const REPAIR_ID = "repair";

export function RepairControls({ store }: { store: DemoStore }) {
  const { faults, alert } = store.run;
  const { condition } = alert;
  // The next thing to do is the filled button.
  const isNext = condition.status === "alert" && condition.acknowledgedAt !== undefined;
  return (
    <div className="items-center gap-2 border-border [grid-area:repair] sm:flex sm:px-4 sm:py-3 lg:border-r noscript:hidden">
      <button
        id={REPAIR_ID}
        type="button"
        aria-disabled={faults.size === 0}
        onClick={() => store.repair()}
        className={`min-h-11 min-w-18 grow text-[.9375rem] font-medium aria-disabled:border-border-strong aria-disabled:text-muted ${isNext && faults.size > 0 ? "button px-3 py-2" : "button-outline"}`}
      >
        Repair
      </button>
      <button
        type="button"
        onClick={() => store.reset()}
        className="min-h-11 grow button-outline text-[.9375rem] font-medium max-sm:hidden"
      >
        Reset
      </button>
    </div>
  );
}

import { clockTime, dayOf } from "@/lib/simulation/clock";
import { type DemoStore, SPEEDS } from "./demo-store";

export function RunControls({ store }: { store: DemoStore }) {
  const { clock, isOver } = store.fleet;
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-border px-5 py-4 text-[.9375rem] sm:gap-x-4 lg:px-6">
      <button
        type="button"
        disabled={isOver}
        onClick={() => store.togglePlaying()}
        className="flex min-h-12 min-w-24 items-center justify-center gap-2.5 button-outline px-3 font-medium sm:min-w-28"
      >
        <svg width="12" height="14" fill="currentColor" aria-hidden="true">
          <path d={store.isPlaying ? "M1 1h3v12H1zM8 1h3v12H8z" : "M1 0L12 7L1 14z"} />
        </svg>
        {store.isPlaying ? "Pause" : "Play"}
      </button>
      <div
        role="group"
        aria-label="Speed"
        className="flex overflow-clip rounded-md [box-shadow:inset_0_0_0_1px_var(--border-strong)]"
      >
        {SPEEDS.map((speed) => (
          <button
            key={speed}
            type="button"
            aria-pressed={store.speed === speed}
            onClick={() => store.setSpeed(speed)}
            className="min-h-12 min-w-12 px-2 -outline-offset-2 aria-pressed:bg-surface-2 aria-pressed:font-medium aria-pressed:text-ink sm:min-w-14"
          >
            {speed}×
          </button>
        ))}
      </div>
      <p data-testid="clock" className="text-ink">
        {dayOf(clock) > 1 && `Day ${dayOf(clock)}, `}
        {clockTime(clock)}
      </p>
      <p className="rounded-[3px] px-2 py-0.5 text-[.8125rem] text-body [box-shadow:inset_0_0_0_1px_var(--control)]">
        Simulated data
      </p>
      {store.wasSlowed && store.speed < 600 && (
        <p className="text-label">Slowed down, so that you can act.</p>
      )}
      {isOver && <p className="text-label">A week is over. Reset to begin again.</p>}
    </div>
  );
}

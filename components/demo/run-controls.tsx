import { moment } from "./copy";
import { type DemoStore, SPEEDS } from "./demo-store";
import { SimulatedData } from "./simulated-data";

export function RunControls({ store }: { store: DemoStore }) {
  const { clock, isOver } = store.fleet;
  return (
    <div className="flex grow items-center gap-2 border-border [grid-area:run] sm:flex-wrap sm:gap-4 sm:border-t sm:px-5 sm:py-3">
      <button
        type="button"
        aria-disabled={isOver}
        onClick={() => store.togglePlaying()}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 button-outline px-2 text-[.9375rem] font-medium sm:px-4 noscript:hidden"
      >
        <svg width="12" height="14" fill="currentColor" aria-hidden="true">
          <path d={store.isPlaying ? "M1 1h3v12H1zM8 1h3v12H8z" : "M1 0L12 7L1 14z"} />
        </svg>
        <span className="max-[22rem]:sr-only">{store.isPlaying ? "Pause" : "Play"}</span>
      </button>
      <div role="group" aria-label="Speed" className="flex gap-2 max-sm:grow noscript:hidden">
        {SPEEDS.map((speed) => (
          <button
            key={speed}
            type="button"
            aria-pressed={store.speed === speed}
            onClick={() => store.setSpeed(speed)}
            className="min-h-11 min-w-11 touch-manipulation rounded-md border border-border-strong text-[.9375rem] aria-pressed:bg-surface-2 aria-pressed:font-medium aria-pressed:text-ink max-sm:grow"
          >
            {`${speed}×`}
          </button>
        ))}
      </div>
      <div className="leading-tight max-sm:hidden">
        <p data-testid="clock" className="font-medium text-ink">
          {moment(clock)}
        </p>
        <p className="text-label">{noteOf(store)}</p>
      </div>
      <SimulatedData className="max-sm:hidden" />
    </div>
  );
}

function noteOf({ fleet, speed, wasSlowed }: DemoStore): string {
  if (fleet.isOver) return "A week is over. Reset to begin again.";
  return wasSlowed && speed < 600 ? "Slowed, so that you can act." : "";
}

import { clockTime } from "@/lib/simulation/clock";
import { isOver, SPEEDS, speedOf } from "./demo-store";
import { useDemo } from "./use-demo";

export function RunControls() {
  const { state, dispatch } = useDemo();
  const { isPlaying, fleet } = state;
  const hidden = isOver(state) ? "max-sm:invisible" : "";
  return (
    <div
      className={`flex flex-wrap items-center gap-2 border-border sm:border-t sm:px-5 sm:py-3 sm:[grid-area:run] ${hidden}`}
    >
      <button
        type="button"
        onClick={() => dispatch({ type: isPlaying ? "pause" : "play" })}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 button-outline text-compact font-medium max-sm:grow sm:min-w-22 noscript:hidden"
      >
        <svg width="12" height="14" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? "M1 1h3v12H1zM8 1h3v12H8z" : "M1 0L12 7L1 14z"} />
        </svg>
        <span className="max-[22rem]:sr-only">{isPlaying ? "Pause" : "Play"}</span>
      </button>
      <div
        role="group"
        aria-label="Speed"
        className="flex flex-wrap gap-2 max-tab:order-1 noscript:hidden"
      >
        {SPEEDS.map((speed) => (
          <button
            key={speed}
            type="button"
            aria-pressed={speedOf(state) === speed}
            onClick={() => dispatch({ type: "setSpeed", speed })}
            className="min-h-11 min-w-11 touch-manipulation px-2 text-compact"
          >
            {`${speed}×`}
          </button>
        ))}
      </div>
      <b data-testid="clock" className="max-md:ml-auto max-sm:hidden">
        {clockTime(fleet.clock)}
      </b>
      <div className="flex-1 text-right max-md:hidden">
        <SlowedNote />
        <p className="text-label whitespace-nowrap">Simulated data</p>
      </div>
    </div>
  );
}

export function SlowedNote({ className = "" }: { className?: string }) {
  const { slowedAt } = useDemo().state;
  if (slowedAt === undefined) return null;
  return <p className={`text-label ${className}`}>Slowed so you can act.</p>;
}

/** On a phone beside the clock, elsewhere beside Repair. */
export function ResetButton({ className }: { className: string }) {
  const { state, dispatch } = useDemo();
  return (
    <button
      type="button"
      onClick={() => dispatch({ type: "open", scenario: { roomId: state.roomId, faults: [] } })}
      className={`min-h-11 text-compact font-medium ${className}`}
    >
      Reset
    </button>
  );
}

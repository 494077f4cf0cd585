import { clock } from "@/lib/cold-room/clock";
import { type Fault, FAULTS, MINUTE } from "@/lib/cold-room/rooms";
import { isUnanswered } from "@/lib/cold-room/simulated-room";
import { Icon } from "@/components/ui/icon";
import { useDemo } from "./demo-context";
import { FORETOLD, isAtRest, isOver, SPEEDS, speedOf } from "./demo-store";
import { faultCopy } from "@/lib/cold-room/room-words";

/** The buttons that break something, with Repair and Reset. In the morning the verdict covers them. */
export function FaultControls() {
  const { state, simulated, store } = useDemo();
  const { faults, events, alert } = simulated;
  const isRepairNext =
    faults.size > 0 && alert.condition.status === "alert" && !isUnanswered(simulated);
  return (
    <>
      <div className="col-span-full flex flex-wrap items-center gap-x-4 sm:min-h-6">
        {/* A narrow screen has room for one of the two. */}
        <h2
          id="faults"
          className={`grow text-compact ${state.slowedAt === undefined ? "" : "max-tab:sr-only"}`}
        >
          Break something
        </h2>
        <SlowedNote className="max-sm:grow md:hidden" />
        <p className="text-compact sm:hidden">{clock(state.clock / MINUTE)}</p>
        <ResetButton className="text-link sm:hidden" />
      </div>
      <div role="group" aria-labelledby="faults">
        {FAULTS.map((fault) => {
          const isBroken = faults.has(fault);
          const broken = events.findLast((event) => event.fault === fault);
          const { action, hint } = faultCopy[fault];
          const [before, name, after] = action;
          // The first thing to do is a filled button.
          const isNext = isAtRest(state) && fault === FORETOLD;
          return (
            <button
              key={fault}
              type="button"
              aria-pressed={isBroken}
              onClick={() => store.toggleFault(fault)}
              className={`fault touch-manipulation ${isNext ? "filled" : "text-ink"}`}
            >
              <Icon
                width="24"
                height="24"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="shrink-0"
                d={icons[fault]}
              />
              <span>
                {/* A phone has room for the middle part only. */}
                {before && <span className="max-sm:sr-only">{before}</span>}
                <span>{name}</span>
                {after && <span className="max-sm:sr-only">{after}</span>}
                <span className="block font-normal opacity-80 max-sm:sr-only">
                  {isBroken && broken ? `Since ${clock(broken.at / MINUTE)}` : hint}
                </span>
              </span>
            </button>
          );
        })}
      </div>
      <div className="gap-2 max-tab:self-end max-sm:contents sm:grid sm:grid-cols-2 lg:mt-3">
        {/* The next thing to do is the filled button. */}
        <button
          id={REPAIR_ID}
          type="button"
          aria-disabled={faults.size === 0}
          onClick={store.repair}
          className={`min-h-11 px-2 text-compact font-medium ${isRepairNext ? "button" : "button-outline"}`}
        >
          Repair
        </button>
        <ResetButton className="button-outline max-sm:hidden" />
      </div>
    </>
  );
}

/** Focus goes here from a button that has done its work and disappears. */
export const REPAIR_ID = "repair";

const icons: Record<Fault, string> = {
  door: "M4 21h16M6 21V4l9-1.5V21M15 5h3v16M12 11.5v1.5",
  power: "M13 2.5 5.5 13.5h6L10.5 21.5 18.5 10h-6z",
  compressor: "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17zM12 12 7 8.5M12 12l5.2-2.8M12 12v6",
  freeze: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5",
  internet:
    "M4 9.5a12 12 0 0 1 5-2.7M20 9.5a12 12 0 0 0-7-3M7.5 13.5a7 7 0 0 1 3-1.7M12 18h.01M4 4l16 16",
};

export function RunControls() {
  const { state, store } = useDemo();
  const { isPlaying } = state;
  // Nothing is left to play: the verdict has the way on.
  const whileOver = `noscript:hidden ${isOver(state) ? "invisible" : ""}`;
  return (
    <div className="flex flex-wrap content-start items-center gap-2 border-border sm:border-t sm:px-5 sm:py-3 sm:[grid-area:run]">
      <button
        type="button"
        onClick={isPlaying ? store.pause : store.play}
        className={`flex min-h-11 min-w-11 items-center justify-center gap-2 button-outline max-sm:grow sm:min-w-22 ${whileOver}`}
      >
        <svg width="12" height="14" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? "M1 1h3v12H1zM8 1h3v12H8z" : "M1 0L12 7L1 14z"} />
        </svg>
        <span className="text-compact font-medium max-[22rem]:sr-only">
          {isPlaying ? "Pause" : "Play"}
        </span>
      </button>
      <div
        role="group"
        aria-label="Speed"
        className={`flex flex-wrap gap-2 max-tab:order-1 ${whileOver}`}
      >
        {SPEEDS.map((speed) => (
          <button
            key={speed}
            type="button"
            aria-pressed={speedOf(state) === speed}
            onClick={() => store.setSpeed(speed)}
            className="min-h-11 min-w-11 touch-manipulation px-2 text-compact"
          >
            {`${speed}×`}
          </button>
        ))}
      </div>
      <b data-testid="clock" className="max-md:ml-auto max-sm:hidden">
        {clock(state.clock / MINUTE)}
      </b>
      <div className="flex-1 text-right max-md:hidden">
        <SlowedNote />
        <p className="text-label whitespace-nowrap">Simulated data</p>
      </div>
    </div>
  );
}

function SlowedNote({ className = "" }: { className?: string }) {
  const { slowedAt } = useDemo().state;
  if (slowedAt === undefined) return null;
  return <p className={`text-label ${className}`}>Slowed so you can act.</p>;
}

/** On a phone beside the clock, elsewhere beside Repair. */
function ResetButton({ className }: { className: string }) {
  const { store } = useDemo();
  return (
    <button
      type="button"
      onClick={store.reset}
      className={`min-h-11 text-compact font-medium ${className}`}
    >
      Reset
    </button>
  );
}

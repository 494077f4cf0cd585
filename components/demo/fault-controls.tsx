import { clockTime } from "@/lib/simulation/clock";
import type { Fault } from "@/lib/simulation/room-run";
import { faultCopy } from "./copy";
import { isAtRest, isOver } from "./demo-store";
import { ResetButton, SlowedNote } from "./run-controls";
import { FAULTS } from "./scenario";
import { useDemo } from "./use-demo";

/** What can be broken. When the night is over, the verdict stands here instead. */
export function FaultControls() {
  const { state, run, dispatch } = useDemo();
  const { faults, events } = run;
  const hidden = isOver(state) ? "invisible" : "";
  const isSlowed = state.slowedAt !== undefined;
  return (
    <>
      <div className={`col-span-full flex flex-wrap items-center gap-x-4 sm:min-h-6 ${hidden}`}>
        {/* A narrow screen has room for one of the two. */}
        <h2 id="faults" className={`grow text-compact ${isSlowed ? "max-tab:sr-only" : ""}`}>
          Break something
        </h2>
        <SlowedNote className="max-sm:grow md:hidden" />
        <p className="text-compact sm:hidden">{clockTime(state.fleet.clock)}</p>
        <ResetButton className="text-link sm:hidden" />
      </div>
      <div role="group" aria-labelledby="faults" className={hidden}>
        {FAULTS.map((fault, index) => {
          const { action, hint } = faultCopy[fault];
          const broken = events.findLast(
            (event) => event.kind === "broken" && event.fault === fault,
          );
          // The first thing to do is a filled button.
          const isNext = isAtRest(state) && index === 0;
          return (
            <button
              key={fault}
              type="button"
              aria-pressed={faults.has(fault)}
              onClick={() => dispatch({ type: "toggleFault", fault })}
              className={`fault touch-manipulation ${isNext ? "filled" : "text-ink"}`}
            >
              <svg
                width="24"
                height="24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="shrink-0"
                aria-hidden="true"
              >
                <path d={icons[fault]} />
              </svg>
              <span>
                <FaultName action={action} />
                <span className="block font-normal opacity-80 max-sm:sr-only">
                  {broken && faults.has(fault) ? `Since ${clockTime(broken.at)}` : hint}
                </span>
              </span>
            </button>
          );
        })}
      </div>
    </>
  );
}

/** A phone has room for the middle part only. */
function FaultName({ action: [before, name, after] }: { action: readonly string[] }) {
  return (
    <>
      {before && <span className="max-sm:sr-only">{before}</span>}
      <span>{name}</span>
      {after && <span className="max-sm:sr-only">{after}</span>}
    </>
  );
}

const icons: Record<Fault, string> = {
  door: "M4 21h16M6 21V4l9-1.5V21M15 5h3v16M12 11.5v1.5",
  power: "M13 2.5 5.5 13.5h6L10.5 21.5 18.5 10h-6z",
  compressor: "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17zM12 12 7 8.5M12 12l5.2-2.8M12 12v6",
  freeze: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5",
  internet:
    "M4 9.5a12 12 0 0 1 5-2.7M20 9.5a12 12 0 0 0-7-3M7.5 13.5a7 7 0 0 1 3-1.7M12 18h.01M4 4l16 16",
};

export function RepairControls() {
  const { state, run, dispatch } = useDemo();
  const { faults, alert } = run;
  const { condition } = alert;
  // The next thing to do is the filled button.
  const isNext =
    faults.size > 0 && condition.status === "alert" && condition.acknowledgedAt !== undefined;
  const hidden = isOver(state) ? "invisible" : "";
  return (
    <div
      className={`gap-2 max-md:self-end max-sm:contents sm:grid sm:grid-cols-2 lg:mt-3 ${hidden}`}
    >
      <button
        id={REPAIR_ID}
        type="button"
        aria-disabled={faults.size === 0}
        onClick={() => dispatch({ type: "repair" })}
        className={`min-h-11 px-2 text-compact font-medium ${isNext ? "button" : "button-outline"}`}
      >
        Repair
      </button>
      <ResetButton className="button-outline max-sm:hidden" />
    </div>
  );
}

/** Focus goes here from a button that has done its work and disappears. */
export const REPAIR_ID = "repair";

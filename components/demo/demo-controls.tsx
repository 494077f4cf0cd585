import { FaultIcon } from "@/components/ui/fault-icon";
import { FAULTS } from "@/lib/cold-room/rooms";
import { setFaults, setPlaying, shownState } from "@/lib/cold-room/session";
import { faultCopy } from "@/lib/cold-room/words";
import { demoStore, restart, useDemoSession } from "./demo-store";
import { handOnFocus, NEXT_FOCUS } from "./hand-on-focus";

/** The buttons for the faults of the shown room, and those that play, pause and reset the night. */
export function DemoControls() {
  const session = useDemoSession();
  const { faults } = shownState(session);
  const isPlaying = session.phase === "playing";
  return (
    <>
      <h2 id="faults" className="text-compact max-desk:sr-only">
        Break something
      </h2>
      <div
        role="group"
        aria-labelledby="faults"
        className="grid auto-rows-fr grid-cols-4 gap-2 max-[20rem]:grid-cols-2 sm:grid-cols-2 desk:grid-cols-none"
      >
        {FAULTS.map((fault) => {
          const { name, action } = faultCopy[fault];
          const isBroken = faults.includes(fault);
          return (
            <button
              key={fault}
              type="button"
              aria-pressed={isBroken}
              onClick={() => demoStore.update((session) => setFaults(session, [fault], !isBroken))}
              className="demo-press flex min-h-14.5 min-w-0 touch-manipulation flex-col items-center justify-center gap-1 rounded-md border border-border-strong text-compact leading-tight font-medium text-ink sm:h-18 sm:flex-row sm:justify-start sm:gap-3 sm:px-4 sm:text-left low:h-16"
            >
              <FaultIcon fault={fault} width="24" height="24" className="shrink-0" />
              <span className="max-sm:sr-only">{action}</span>
              <span className="sm:hidden" aria-hidden="true">
                {name}
              </span>
            </button>
          );
        })}
      </div>
      <div className="flex gap-2 sm:mt-auto">
        <button
          id={NEXT_FOCUS}
          type="button"
          onClick={() => demoStore.update((session) => setPlaying(session, !isPlaying))}
          className={runButton}
        >
          {isPlaying ? "Pause" : "Play"}
        </button>
        {session.phase !== "idle" && (
          <button
            ref={handOnFocus}
            type="button"
            onClick={() => restart(session.shown)}
            className={runButton}
          >
            Reset
          </button>
        )}
      </div>
    </>
  );
}

const runButton = "min-h-11 flex-1 touch-manipulation button-outline text-compact font-medium";

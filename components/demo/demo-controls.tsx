import { FaultIcon } from "@/components/ui/fault-icon";
import { usePressGuard } from "@/components/ui/use-press-guard";
import { FAULTS } from "@/lib/cold-room/room";
import {
  initialSession,
  isWaiting,
  setFaults,
  setPlaying,
  stateNow,
} from "@/lib/cold-room/session";
import { faultName } from "@/lib/cold-room/words";
import { demoStore, useDemoSession } from "./demo-store";
import { handOnFocus, NEXT_FOCUS } from "./hand-on-focus";

/** The buttons for the faults, of which the first one leads, and those that pause and reset the night. */
export function DemoControls() {
  const session = useDemoSession();
  const { faults } = stateNow(session);
  const isIdle = session.phase === "idle";
  const isPlaying = session.phase === "playing";
  // The second press of a double click on the first button would close the door again.
  const isTooSoon = usePressGuard(isIdle);
  return (
    <>
      <div className="flex min-h-9 items-center gap-x-5 flat:min-h-8">
        <h2 id="faults" className="mr-auto text-compact">
          {isIdle ? "Choose a fault" : "Break something else"}
        </h2>
        {!isIdle && !isWaiting(session) && (
          <button
            ref={handOnFocus}
            type="button"
            onClick={() => demoStore.update((session) => setPlaying(session, !isPlaying))}
            className={runButton}
          >
            {isPlaying ? "Pause" : "Play"}
          </button>
        )}
        {!isIdle && (
          <button
            ref={handOnFocus}
            type="button"
            onClick={() => demoStore.update(() => initialSession)}
            className={runButton}
          >
            Reset
          </button>
        )}
      </div>
      <div role="group" aria-labelledby="faults" className="demo-faults">
        {FAULTS.map((fault, i) => {
          const isBroken = faults.includes(fault);
          return (
            <button
              key={fault}
              id={i === 0 ? NEXT_FOCUS : undefined}
              type="button"
              aria-pressed={isBroken}
              onClick={() =>
                (i === 0 && isTooSoon()) ||
                demoStore.update((session) => setFaults(session, [fault], !isBroken))
              }
              className={`demo-fault ${isIdle && i === 0 ? "solid" : ""}`}
            >
              <FaultIcon fault={fault} width="22" height="22" className="shrink-0" />
              <span>{isIdle && i === 0 ? "Start: open the door" : faultName(fault)}</span>
            </button>
          );
        })}
      </div>
    </>
  );
}

const runButton = "-my-2 min-h-11 touch-manipulation text-link text-compact";

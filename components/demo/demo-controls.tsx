import { FaultIcon } from "@/components/ui/fault-icon";
import { FAULTS } from "@/lib/cold-room/room";
import { initialSession, setFaults, setPlaying, stateNow } from "@/lib/cold-room/session";
import { faultName } from "@/lib/cold-room/words";
import { demoStore, useDemoSession } from "./demo-store";
import { handOnFocus, NEXT_FOCUS } from "./hand-on-focus";

/** The buttons for the faults, and those that play, pause and reset the night. */
export function DemoControls() {
  const session = useDemoSession();
  const { faults } = stateNow(session);
  const isPlaying = session.phase === "playing";
  return (
    <>
      <h2 id="faults" className="text-compact flat:sr-only">
        Choose a fault
      </h2>
      <div
        role="group"
        aria-labelledby="faults"
        className="grid auto-rows-fr grid-cols-4 gap-2 max-[20rem]:grid-cols-2 sm:grow sm:grid-cols-2 flat:grow-0 flat:grid-cols-4"
      >
        {FAULTS.map((fault) => {
          const isBroken = faults.includes(fault);
          return (
            <button
              key={fault}
              type="button"
              aria-pressed={isBroken}
              onClick={() => demoStore.update((session) => setFaults(session, [fault], !isBroken))}
              className="demo-fault"
            >
              <FaultIcon fault={fault} width="24" height="24" className="shrink-0" />
              <span>{faultName(fault)}</span>
            </button>
          );
        })}
      </div>
      <div className="flex gap-2">
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
            onClick={() => demoStore.update(() => initialSession)}
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

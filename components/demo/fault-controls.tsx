import { FaultIcon } from "@/components/ui/fault-icon";
import { handOnFocus, NEXT_FOCUS } from "@/components/ui/hand-on-focus";
import { FAULTS } from "@/lib/cold-room/physics";
import {
  initialSession,
  isWaiting,
  setFaults,
  setPlaying,
  stateNow,
} from "@/lib/cold-room/session";
import { faultName } from "@/lib/cold-room/words";
import type { DemoProps } from "./demo";

/** The buttons for the faults, of which the first one leads, and those that pause and reset the night. */
export function FaultControls({ session, update }: DemoProps) {
  const { faults } = stateNow(session);
  const isIdle = session.phase === "idle";
  const isPlaying = session.phase === "playing";
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
            onClick={() => update((now) => setPlaying(now, !isPlaying))}
            className={runButton}
          >
            {isPlaying ? "Pause" : "Play"}
          </button>
        )}
        {!isIdle && (
          <button
            ref={handOnFocus}
            type="button"
            onClick={() => update(() => initialSession)}
            className={runButton}
          >
            Reset
          </button>
        )}
      </div>
      <div
        role="group"
        aria-labelledby="faults"
        className="grid flex-1 auto-rows-fr grid-cols-2 gap-2 max-[17rem]:grid-cols-1"
      >
        {FAULTS.map((fault, i) => {
          const isBroken = faults.includes(fault);
          const isLead = isIdle && i === 0;
          return (
            <button
              key={fault}
              id={i === 0 ? NEXT_FOCUS : undefined}
              type="button"
              aria-pressed={isBroken}
              // The second press of a double click would repair the fault again.
              onClick={({ detail }) =>
                detail > 1 || update((now) => setFaults(now, [fault], !isBroken))
              }
              className={`flex min-h-12 touch-manipulation items-center gap-2.5 button-outline px-3 py-1 text-left text-compact leading-[1.15] font-medium aria-pressed:border-ink aria-pressed:bg-(--surface-2) flat:min-h-10 flat:text-[.8125rem] ${isLead ? "solid" : ""}`}
            >
              <FaultIcon fault={fault} width="22" height="22" className="shrink-0" />
              <span>{isLead ? "Leave the door open" : faultName(fault)}</span>
            </button>
          );
        })}
      </div>
    </>
  );
}

const runButton = "-my-2 min-h-11 touch-manipulation text-link text-compact";

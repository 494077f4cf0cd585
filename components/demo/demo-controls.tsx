import { useDrawnSession } from "@/components/ui/session-store";
import { isUnanswered } from "@/lib/cold-room/alerts";
import { FAULTS } from "@/lib/cold-room/rooms";
import { shownRoom } from "@/lib/cold-room/session";
import { faultCopy } from "@/lib/cold-room/words";
import { demoStore } from "./demo-store";
import { FaultIcon } from "./fault-icon";

const { dispatch } = demoStore;

/** The faults of the shown room, and the buttons that run the night. */
export function DemoControls() {
  const session = useDrawnSession(demoStore);
  const simulated = shownRoom(session);
  const { faults, condition } = simulated;
  const isPlaying = session.phase === "playing";
  // After the acknowledgement, Repair is the primary button.
  const isRepairNext =
    faults.length > 0 && condition.status === "alert" && !isUnanswered(simulated);
  return (
    <>
      <h2 id="faults" className="text-compact max-lg:sr-only">
        Break something
      </h2>
      <div
        role="group"
        aria-labelledby="faults"
        className="grid auto-rows-fr grid-cols-4 gap-2 max-[20rem]:grid-cols-2 sm:grid-cols-2 lg:grid-cols-none"
      >
        {FAULTS.map((fault) => {
          const [before, name, after] = faultCopy[fault].action;
          const isBroken = faults.includes(fault);
          return (
            <button
              key={fault}
              type="button"
              aria-pressed={isBroken}
              onClick={() => dispatch({ type: isBroken ? "repair" : "break", faults: [fault] })}
              className="demo-press flex min-h-14.5 min-w-0 touch-manipulation flex-col items-center justify-center gap-1 rounded-md border border-border-strong text-[.9375rem] leading-tight font-medium text-ink capitalize sm:gap-2 sm:px-2.5 sm:py-1.5 sm:normal-case"
            >
              <FaultIcon fault={fault} width="24" height="24" className="shrink-0" />
              <span>
                {/* Phones show the middle part only. */}
                {before && <span className="max-sm:sr-only">{before}</span>}
                <span>{name}</span>
                {after && <span className="max-sm:sr-only">{after}</span>}
              </span>
            </button>
          );
        })}
      </div>
      <div className="grid grid-cols-3 gap-2">
        <button
          type="button"
          onClick={() => dispatch({ type: isPlaying ? "pause" : "play" })}
          className={keyClass("button-outline")}
        >
          {isPlaying ? "Pause" : "Play"}
        </button>
        <button
          id={REPAIR_ID}
          type="button"
          aria-disabled={faults.length === 0}
          onClick={() => dispatch({ type: "repair", faults })}
          className={keyClass(isRepairNext ? "button" : "button-outline")}
        >
          Repair
        </button>
        <button
          type="button"
          onClick={() => dispatch({ type: "reset" })}
          className={keyClass("button-outline")}
        >
          Reset
        </button>
      </div>
    </>
  );
}

const keyClass = (variant: string) =>
  `${variant} min-h-11 touch-manipulation px-1 text-compact font-medium`;

/** The button that receives the focus of Acknowledge, which disappears when it is pressed. */
export const REPAIR_ID = "repair";

import type { SVGProps } from "react";
import { type Fault, FAULTS } from "@/lib/cold-room/rooms";
import { isUnanswered } from "@/lib/cold-room/simulated-room";
import { faultCopy } from "@/lib/cold-room/room-words";
import { Icon } from "@/components/ui/icon";
import { useDemo } from "./demo-context";

/** Everything that is pressed but the alert: what can be broken, and the night’s own buttons. */
export function Controls() {
  const { state, simulated, store } = useDemo();
  const { isPlaying } = state;
  const { faults, alert } = simulated;
  // The next thing to do is the filled button.
  const isRepairNext =
    faults.size > 0 && alert.condition.status === "alert" && !isUnanswered(simulated);
  return (
    <>
      <h2 id="faults" className="text-compact max-lg:sr-only">
        Break something
      </h2>
      <div role="group" aria-labelledby="faults" className="faults">
        {FAULTS.map((fault) => {
          const [before, name, after] = faultCopy[fault].action;
          return (
            <button
              key={fault}
              type="button"
              aria-pressed={faults.has(fault)}
              onClick={() => store.toggleFault(fault)}
              className="fault"
            >
              <FaultIcon fault={fault} width="24" height="24" className="shrink-0" />
              <span>
                {/* A phone has room for the middle part only. */}
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
          onClick={isPlaying ? store.pause : store.play}
          className={keyClass("button-outline")}
        >
          {isPlaying ? "Pause" : "Play"}
        </button>
        <button
          id={REPAIR_ID}
          type="button"
          aria-disabled={faults.size === 0}
          onClick={store.repair}
          className={keyClass(isRepairNext ? "button" : "button-outline")}
        >
          Repair
        </button>
        <button type="button" onClick={store.reset} className={keyClass("button-outline")}>
          Reset
        </button>
      </div>
    </>
  );
}

const keyClass = (look: string) =>
  `${look} min-h-11 touch-manipulation px-1 text-compact font-medium`;

/** Focus goes here from a button that has done its work and disappears. */
export const REPAIR_ID = "repair";

/** The sign of a fault, on its button and over the moment at which it was broken. */
export function FaultIcon({ fault, ...props }: { fault: Fault } & SVGProps<SVGSVGElement>) {
  return (
    <Icon
      viewBox="0 0 24 24"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
      d={icons[fault]}
    />
  );
}

const icons: Record<Fault, string> = {
  door: "M4 21h16M6 21V4l9-1.5V21M15 5h3v16M12 11.5v1.5",
  power: "M13 2.5 5.5 13.5h6L10.5 21.5 18.5 10h-6z",
  freeze: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5",
  internet:
    "M4 9.5a12 12 0 0 1 5-2.7M20 9.5a12 12 0 0 0-7-3M7.5 13.5a7 7 0 0 1 3-1.7M12 18h.01M4 4l16 16",
};

import { clockTime } from "@/lib/simulation/clock";
import type { Fault } from "@/lib/simulation/room-run";
import { faultCopy, moment, noteOf } from "./copy";
import type { DemoStore } from "./demo-store";
import { ResetButton } from "./run-controls";
import { FAULTS } from "./scenario";

export function FaultControls({ store }: { store: DemoStore }) {
  const { faults, events } = store.run;
  const note = noteOf(store);
  return (
    <>
      <div className="col-span-full flex items-center gap-4 sm:min-h-6">
        {/* A narrow screen has room for one of the two. */}
        <h2 id="faults" className={`grow text-compact ${note && "max-tab:sr-only"}`}>
          Break something
        </h2>
        {note && <p className="text-label max-sm:grow md:hidden">{note}</p>}
        <p className="text-compact sm:hidden">{moment(store.fleet.clock)}</p>
        <ResetButton store={store} className="text-link sm:hidden" />
      </div>
      <div role="group" aria-labelledby="faults">
        {FAULTS.map((fault, index) => {
          const { action, hint } = faultCopy[fault];
          const broken = events.findLast(
            (event) => event.kind === "broken" && event.fault === fault,
          );
          // The first thing to do is a filled button.
          const colour =
            store.isAtRest && index === 0 ? "bg-ink text-canvas" : "text-ink hover:bg-surface-2";
          return (
            <button
              key={fault}
              type="button"
              aria-pressed={faults.has(fault)}
              onClick={() => store.toggleFault(fault)}
              className={`fault touch-manipulation aria-pressed:bg-surface-2 ${colour}`}
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
                {action.map(
                  (part, place) =>
                    part && (
                      <span key={part} className={place === 1 ? undefined : "max-sm:sr-only"}>
                        {part}
                      </span>
                    ),
                )}
                <span className="mt-0.5 block text-xs font-normal opacity-80 max-sm:sr-only">
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

const icons: Record<Fault, string> = {
  door: "M4 21h16M6 21V4l9-1.5V21M15 5h3v16M12 11.5v1.5",
  power: "M13 2.5 5.5 13.5h6L10.5 21.5 18.5 10h-6z",
  compressor: "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17zM12 12 7 8.5M12 12l5.2-2.8M12 12v6",
  freeze: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5",
  internet:
    "M4 9.5a12 12 0 0 1 5-2.7M20 9.5a12 12 0 0 0-7-3M7.5 13.5a7 7 0 0 1 3-1.7M12 18h.01M4 4l16 16",
};

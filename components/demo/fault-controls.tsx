import { memo, useEffect, useRef } from "react";
import { clockTime } from "@/lib/simulation/clock";
import type { Fault } from "@/lib/simulation/room-run";
import { faultCopy } from "./copy";
import type { Stamped } from "./demo-store";
import { FaultIcon } from "./fault-icon";
import { FAULTS } from "./scenario";

export const FaultControls = memo(function FaultControls({ store }: Stamped) {
  const { faults, events } = store.run;
  const since = (fault: Fault) =>
    clockTime(
      events.findLast((event) => event.kind === "broken" && event.fault === fault)?.at ?? 0,
    );
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = [
      ...(row.current?.querySelectorAll<HTMLElement>("[aria-pressed=true]") ?? []),
    ].at(-1);
    if (!row.current || !chosen) return;
    const { scrollLeft, clientWidth } = row.current;
    const end = chosen.offsetLeft + chosen.offsetWidth;
    const isHidden = chosen.offsetLeft < scrollLeft || end > scrollLeft + clientWidth;
    if (isHidden) row.current.scrollLeft = chosen.offsetLeft - 20;
  }, [faults.size]);
  return (
    <>
      <h2 className="px-5 pt-5 pb-2 text-[.9375rem] max-sm:sr-only">Break something</h2>
      <div
        ref={row}
        className="relative flex [scrollbar-width:none] gap-2 overflow-x-auto px-5 py-2 sm:flex-col sm:gap-1 sm:px-2.5 sm:py-0"
      >
        {FAULTS.map((fault) => (
          <button
            key={fault}
            type="button"
            aria-pressed={faults.has(fault)}
            onClick={() => store.toggleFault(fault)}
            className="group flex min-h-15 shrink-0 touch-manipulation items-center gap-3 rounded-md border border-border-strong px-2.5 py-1.5 text-left text-xs leading-snug font-medium text-ink hover:bg-surface-2 aria-pressed:bg-ink aria-pressed:text-canvas max-sm:w-32 sm:border-transparent sm:px-3 sm:text-[.9375rem]"
          >
            <FaultIcon fault={fault} />
            <span>
              {faultCopy[fault].action}
              <span className="mt-0.5 block text-xs font-normal text-muted group-aria-pressed:text-inherit max-sm:sr-only">
                {faults.has(fault) ? `Since ${since(fault)}` : faultCopy[fault].hint}
              </span>
            </span>
          </button>
        ))}
      </div>
    </>
  );
});

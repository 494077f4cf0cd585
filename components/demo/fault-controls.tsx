import { memo } from "react";
import { formatTemperature } from "@/lib/format";
import { clockTime, duration } from "@/lib/simulation/clock";
import { ESCALATION_SECONDS } from "@/lib/simulation/alert";
import type { Fault } from "@/lib/simulation/room-run";
import { FaultIcon } from "./fault-icon";
import type { Stamped } from "./demo-store";
import { FAULTS } from "./scenario";
import { faultCopy } from "./copy";

export const FaultControls = memo(function FaultControls({ store }: Stamped) {
  const { broken, events, room } = store.run;
  const since = (fault: Fault) =>
    clockTime(
      events.findLast((event) => event.kind === "broken" && event.fault === fault)?.at ?? 0,
    );
  return (
    <div className="flex flex-col border-border p-5 max-lg:border-t lg:border-r">
      <h2 className="text-[.9375rem]">Break something</h2>
      <div className="mt-3 grid gap-1 sm:max-lg:grid-cols-2 lg:-mx-2">
        {FAULTS.map((fault) => (
          <button
            key={fault}
            type="button"
            aria-pressed={broken.has(fault)}
            onClick={() => store.toggleFault(fault)}
            className="group flex min-h-14 touch-manipulation items-center gap-3.5 rounded-md px-3 py-2 text-left text-[.9375rem] leading-tight font-medium text-ink hover:bg-surface-2 aria-pressed:bg-ink aria-pressed:text-canvas max-lg:[box-shadow:inset_0_0_0_1px_var(--border-strong)]"
          >
            <FaultIcon fault={fault} />
            <span>
              {faultCopy[fault].action}
              <span className="mt-0.5 block text-[.8125rem] font-normal text-muted group-aria-pressed:text-canvas">
                {broken.has(fault) ? `Since ${since(fault)}` : faultCopy[fault].hint}
              </span>
            </span>
          </button>
        ))}
      </div>
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-y-1.5 border-t border-border pt-4 text-[.875rem] leading-snug">
        <dt className="col-span-2 pb-1 font-medium text-ink">Alert rule</dt>
        <dt>Above</dt>
        <dd className="text-right text-ink">{formatTemperature(room.rule.high)}</dd>
        <dt>or below</dt>
        <dd className="text-right text-ink">{formatTemperature(room.rule.low)}</dd>
        <dt>for</dt>
        <dd className="text-right text-ink">{duration(room.rule.delay)}</dd>
        <dt>Escalates after</dt>
        <dd className="text-right text-ink">{duration(ESCALATION_SECONDS)}</dd>
      </dl>
      <div className="mt-auto grid grid-cols-2 gap-2 pt-5">
        <button
          type="button"
          disabled={broken.size === 0}
          onClick={() => store.repair()}
          className="min-h-12 button-outline text-[.9375rem] font-medium"
        >
          Repair
        </button>
        <button
          type="button"
          onClick={() => store.reset()}
          className="min-h-12 button-outline text-[.9375rem] font-medium"
        >
          Reset
        </button>
      </div>
    </div>
  );
});

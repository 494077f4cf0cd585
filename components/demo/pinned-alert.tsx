import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import { AcknowledgeButton, isUnanswered } from "./acknowledge-button";
import type { DemoStore } from "./demo-store";
import { toneText, ToneMark } from "./tone";
import { statusOf } from "./copy";

/** Where the phone does not stand beside the chart: the state of things, where the thumb is. */
export function PinnedAlert({ store }: { store: DemoStore }) {
  if (store.isExample) return null;
  const run = store.urgent;
  const status = statusOf(run);
  return (
    <div className="sticky bottom-0 z-5 -mx-(--margin) flex items-center justify-between gap-x-4 border-t border-control bg-surface px-(--margin) py-2 text-[.9375rem] leading-snug lg:hidden print:hidden">
      <p className="flex min-h-12 items-center gap-2.5">
        <ToneMark tone={status.tone} />
        <span>
          <b className={toneText[status.tone]}>{status.word}</b>
          <span className="block text-[.8125rem]">
            {run.room.name} {formatTemperature(run.heard)}, {clockTime(store.fleet.clock)}
          </span>
        </span>
      </p>
      {isUnanswered(run) && (
        <div className="w-36 shrink-0">
          <AcknowledgeButton store={store} run={run} />
        </div>
      )}
    </div>
  );
}

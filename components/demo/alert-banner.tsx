import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import { AcknowledgeButton } from "./acknowledge-button";
import type { DemoStore } from "./demo-store";
import { ToneMark } from "./tone";

/** On a phone the alert lies over the log's older rows, above the controls, where the thumb is: it moves nothing. */
export function AlertBanner({ store }: { store: DemoStore }) {
  const run = store.urgent;
  const { condition } = run.alert;
  if (!run.isUnanswered || condition.status !== "alert") return null;
  const { raisedAt, escalatedAt } = condition;
  return (
    <section
      aria-label="The phone of the person on call"
      className="absolute inset-x-0 bottom-full mb-px bg-canvas px-5 py-2 sm:hidden"
    >
      <div className="flex justify-between rounded-md border border-warm bg-surface text-xs leading-tight">
        <div className="grid content-center px-3">
          <p className="flex items-center gap-1.5 font-medium text-warm">
            <ToneMark tone="warm" />
            {escalatedAt === undefined
              ? `Alert, ${clockTime(raisedAt)}`
              : `Escalated, ${clockTime(escalatedAt)}`}
          </p>
          <p className="text-ink">
            {run.room.name} {formatTemperature(run.heard)}
          </p>
        </div>
        <AcknowledgeButton
          store={store}
          run={run}
          className="min-h-11 rounded-l-none px-3 text-compact -outline-offset-2 outline-canvas"
        />
      </div>
    </section>
  );
}

import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import { AcknowledgeButton } from "./acknowledge-button";
import type { DemoStore } from "./demo-store";
import { ToneMark } from "./tone";

/** On a phone the alert lies on the visitor's own screen, where the thumb is. */
export function AlertBanner({ store }: { store: DemoStore }) {
  const run = store.urgent;
  const { condition } = run.alert;
  if (!run.isUnanswered || condition.status !== "alert") return null;
  const { raisedAt, escalatedAt } = condition;
  return (
    <div className="absolute inset-x-0 bottom-full bg-canvas px-2 pb-2.5 sm:hidden">
      <section
        aria-label="The phone of the person on call"
        className="inverse flex items-center justify-between gap-2 rounded-lg border border-transparent bg-canvas py-2.5 pr-2.5 pl-3.5 text-compact leading-snug"
      >
        <div>
          <p className="flex items-center gap-2 font-medium text-warm">
            <ToneMark tone="warm" />
            {escalatedAt === undefined
              ? `Alert, ${clockTime(raisedAt)}`
              : `Escalated, ${clockTime(escalatedAt)}`}
          </p>
          <p className="text-ink">
            {run.room.name} {formatTemperature(run.heard)}
          </p>
        </div>
        <AcknowledgeButton store={store} run={run} className="px-3 text-compact" />
      </section>
    </div>
  );
}

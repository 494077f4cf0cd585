import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import { AcknowledgeButton } from "./acknowledge-button";
import { statusOf } from "./copy";
import type { DemoStore } from "./demo-store";
import { ToneMark } from "./tone";

/** On a phone the alert lies on the visitor's own screen, where the thumb is. */
export function AlertBanner({ store }: { store: DemoStore }) {
  const run = store.urgent;
  const { condition } = run.alert;
  if (!run.isUnanswered || condition.status !== "alert") return null;
  const { raisedAt, escalatedAt } = condition;
  return (
    <section
      aria-label="The phone of the person on call"
      className="inverse absolute inset-x-3 bottom-full mb-2.5 rounded-lg border border-transparent bg-canvas p-3 text-[.9375rem] leading-snug text-body [box-shadow:0_12px_32px_#0006] sm:hidden"
    >
      <p className="flex items-center justify-between gap-2">
        <span className="flex items-center gap-2 font-medium text-warm">
          <ToneMark tone="warm" />
          {escalatedAt === undefined
            ? `Your phone, ${clockTime(raisedAt)}`
            : `Escalated, ${clockTime(escalatedAt)}`}
        </span>
        <span className="text-label">{run.room.name}</span>
      </p>
      <p className="mt-1 mb-3 font-medium tracking-[-.01em] text-ink">
        {formatTemperature(run.heard)}. {statusOf(run).sentence}
      </p>
      <AcknowledgeButton store={store} run={run} />
    </section>
  );
}

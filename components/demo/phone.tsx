import { formatDegrees, formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import { MINUTE } from "@/lib/simulation/rooms";
import { Sparkline } from "@/components/charts/sparkline";
import { AcknowledgeButton } from "./acknowledge-button";
import { BigReading } from "./big-reading";
import { eventWords, isNews, statusOf } from "./copy";
import type { DemoStore } from "./demo-store";
import { readingText, ToneMark } from "./tone";

/** What the person on call sees. */
export function Phone({ store }: { store: DemoStore }) {
  const run = store.urgent;
  const status = statusOf(run);
  const colour = readingText(status.tone);
  const { low, high } = run.room.rule;
  const readings = run.record
    .slice(Math.max(run.delivered - READINGS, 0), run.delivered)
    .map(({ time, air }) => ({ minute: time / MINUTE, air }));
  const airs = readings.map(({ air }) => air);
  const messages = run.events.filter(isNews).slice(-2).reverse();
  return (
    <section
      aria-labelledby="phone"
      className="flex flex-col items-center gap-3 overflow-clip border-t border-l border-border bg-surface px-5 pt-3 pb-5 [grid-area:phone] max-sm:hidden md:border-t-0 print:hidden"
    >
      <h2 id="phone" className="self-start text-compact">
        The phone of the person on call
      </h2>
      <div className="dark handset text-xs leading-snug text-body">
        <div className="flex flex-col overflow-clip">
          <p className="flex justify-between text-muted">
            <span>{clockTime(store.fleet.clock)}</span>
            <span>Temp Guard</span>
          </p>
          <h3 className="mt-5 text-[1rem]">{run.room.name}</h3>
          <BigReading run={run} tone={status.tone} className="mt-1" />
          <p className="mt-1.5 text-muted">
            {`Limits ${formatDegrees(low, 0)} to ${formatTemperature(high, 0)}`}
          </p>
          <Sparkline
            readings={readings}
            band={[low, high]}
            range={[Math.min(low - 1, ...airs), Math.max(high + HEADROOM, ...airs)]}
            className="-mx-5 my-3 h-16 grow"
          />
          <p className="flex items-center gap-2 text-[1rem]">
            <ToneMark tone={status.tone} />
            <b className={colour}>{status.word}</b>
          </p>
          <p className="mt-0.5 min-h-[2.75em] text-ink">{status.sentence}</p>
          <ol className="mt-2 mb-3 min-h-16">
            {messages.length === 0 && <li className="border-t border-border py-1.5">No alerts.</li>}
            {messages.map((event) => {
              const { name, tone } = eventWords(event, run);
              return (
                <li key={event.id} className="flex gap-2.5 border-t border-border py-1.5">
                  <span className="text-muted">{clockTime(event.at)}</span>
                  <ToneMark tone={tone} className="mt-0.5" />
                  <span className="text-ink">{name.replace(", phone told", "")}</span>
                </li>
              );
            })}
          </ol>
          <div className="min-h-12">
            {run.isUnanswered && (
              <AcknowledgeButton store={store} run={run} className="w-full text-base" />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Degrees above the upper limit that the line has at least: fewer than on the large chart, as this one is flatter. */
const HEADROOM = 4;

/** The last two hours of readings. */
const READINGS = 25;

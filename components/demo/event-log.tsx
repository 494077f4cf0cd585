import { memo } from "react";
import { formatTemperature } from "@/lib/format";
import type { Stamped } from "./demo-store";
import { ToneMark } from "./tone";
import { eventTone, eventWords, moment } from "./copy";

/** Newest first, and never longer than {@link MOST_ROWS}: the whole of it is in the day report. */
export const EventLog = memo(function EventLog({ store }: Stamped) {
  const { run } = store;
  const latest = run.events.slice(-MOST_ROWS).reverse();
  const older = run.events.length - latest.length;
  return (
    <>
      <h2
        id="log"
        className="text-[clamp(1.625rem,1.3rem+.7vw,1.875rem)] leading-[1.1] tracking-[-.022em]"
      >
        Event log
      </h2>
      {/* The announcer speaks for it: at 600 times the speed of life a live log would never be silent. */}
      <div role="log" aria-labelledby="log" aria-live="off">
        <ol className="mt-6 border-t border-control">
          {latest.map((event) => {
            const { name, detail } = eventWords(event, run);
            return (
              <li
                key={event.id}
                className="grid grid-cols-[auto_12px_1fr_auto] items-baseline gap-x-3.5 border-b border-border py-3 text-[.9375rem] leading-snug"
              >
                <span className="text-muted">{moment(event.at)}</span>
                <ToneMark tone={eventTone(event)} />
                <span>
                  <b>{name}.</b> {detail}
                </span>
                <span className="text-ink">{formatTemperature(event.air)}</span>
              </li>
            );
          })}
        </ol>
      </div>
      {older > 0 && <p className="mt-3 text-label">{older} earlier, all in the day report.</p>}
    </>
  );
});

const MOST_ROWS = 12;

import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import type { RoomRun, RunEvent } from "@/lib/simulation/room-run";
import { eventWords } from "./copy";
import { ToneMark } from "./tone";
import { useDemo } from "./use-demo";

/** Newest first, and never longer than {@link MOST_ROWS}. On a phone it scrolls, its last row clear of an alert. */
export function EventLog() {
  const { run } = useDemo();
  const latest = run.events.slice(-MOST_ROWS).reverse();
  const older = run.events.length - latest.length;
  return (
    <section className="grid-12 [grid-area:log] max-sm:px-5 sm:pt-20">
      <h2 id="log" className="col-span-3 pb-5 text-heading max-md:col-span-full max-sm:sr-only">
        Event log
      </h2>
      {/* The announcer speaks for it: at 600 times the speed of life a live log would never be silent. */}
      <div
        role="log"
        aria-labelledby="log"
        aria-live="off"
        tabIndex={0}
        className="col-span-9 max-md:col-span-full max-sm:h-26 max-sm:overflow-y-auto max-sm:pb-15"
      >
        <Events
          run={run}
          events={latest}
          rowClass="py-2.5 text-sm sm:py-3"
          detailClass="max-sm:hidden"
        />
        {older > 0 && <p className="mt-3 text-label">{older} earlier, no longer shown.</p>}
      </div>
    </section>
  );
}

type EventsProps = { run: RoomRun; events: RunEvent[]; rowClass: string; detailClass?: string };

export function Events({ run, events, rowClass, detailClass }: EventsProps) {
  return (
    <ol className="border-t border-control">
      {events.map((event) => {
        const { name, detail, tone } = eventWords(event, run);
        return (
          <li
            key={event.id}
            className={`flex items-baseline gap-2 border-b border-border leading-snug ${rowClass}`}
          >
            <span className="text-muted">{clockTime(event.at)}</span>
            <ToneMark tone={tone} />
            <span className="grow">
              <b>{`${name}.`}</b> <span className={detailClass}>{detail}</span>
            </span>
            <span className="whitespace-nowrap text-ink">{formatTemperature(event.air)}</span>
          </li>
        );
      })}
    </ol>
  );
}

const MOST_ROWS = 12;

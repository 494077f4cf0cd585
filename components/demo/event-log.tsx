import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { MINUTE } from "@/lib/cold-room/rooms";
import { useDemo } from "./demo-context";
import { eventWords } from "@/lib/cold-room/room-words";
import { ToneMark } from "./tone-mark";

/** Newest first. On a phone it scrolls, its last row clear of an alert. */
export function EventLog() {
  const older = useDemo().simulated.events.length - MOST_ROWS;
  return (
    <section className="order-2 col-span-full grid-12 max-sm:px-5 sm:pt-20 print:pt-6">
      <h2 id="log" className="col-span-3 pb-5 text-heading max-md:col-span-full max-sm:sr-only">
        Event log
      </h2>
      {/* The announcer speaks for it: at 600 times the speed of life a live log would never be silent. */}
      <div
        role="log"
        aria-labelledby="log"
        aria-live="off"
        tabIndex={0}
        className="col-span-9 max-md:col-span-full max-sm:h-[6.625rem] max-sm:overflow-y-auto max-sm:pb-15"
      >
        <Events isNewestFirst rowClass="py-1.5 text-sm sm:py-3" detailClass="max-sm:hidden" />
        {older > 0 && <p className="mt-3 text-label">{older} earlier, no longer shown.</p>}
      </div>
    </section>
  );
}

type EventsProps = { isNewestFirst?: boolean; rowClass: string; detailClass?: string };

/** The last events; more do not fit on a day report of one sheet of A4. */
export function Events({ isNewestFirst, rowClass, detailClass }: EventsProps) {
  const { simulated } = useDemo();
  const latest = simulated.events.slice(-MOST_ROWS);
  return (
    <ol className="border-t border-control">
      {(isNewestFirst ? latest.reverse() : latest).map((event) => {
        const { name, detail, tone } = eventWords(event, simulated);
        return (
          <li
            key={event.id}
            className={`flex items-baseline gap-2 border-b border-border leading-snug ${rowClass}`}
          >
            <span className="text-muted">{clock(event.at / MINUTE)}</span>
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

import { memo } from "react";
import { formatTemperature } from "@/lib/format";
import type { RoomRun } from "@/lib/simulation/room-run";
import { eventTone, eventWords, moment } from "./copy";
import { ToneMark } from "./tone";

type EventLogProps = {
  run: RoomRun;
  /** Another one when there is something new to show. */
  stamp: string;
};

/** Newest first, and never longer than {@link MOST_ROWS}: more of it is in the day report. */
export const EventLog = memo(function EventLog({ run }: EventLogProps) {
  const latest = run.events.slice(-MOST_ROWS).reverse();
  const older = run.events.length - latest.length;
  return (
    // The announcer speaks for it: at 600 times the speed of life a live log would never be silent.
    <div role="log" aria-labelledby="log" aria-live="off">
      <ol className="sm:mt-6 sm:border-t sm:border-control">
        {latest.map((event) => {
          const { name, detail } = eventWords(event, run);
          return (
            <li
              key={event.id}
              className="grid grid-cols-[auto_12px_1fr_auto] items-baseline gap-x-3.5 border-b border-border py-2.5 text-[1rem] leading-snug sm:py-3 sm:text-[.9375rem]"
            >
              <span className="text-muted">{moment(event.at)}</span>
              <ToneMark tone={eventTone(event)} />
              <span>
                <b>{`${name}.`}</b> <span className="max-sm:hidden">{detail}</span>
              </span>
              <span className="text-ink">{formatTemperature(event.air)}</span>
            </li>
          );
        })}
      </ol>
      {older > 0 && <p className="mt-3 text-label">{older} earlier, in the day report.</p>}
    </div>
  );
});

const MOST_ROWS = 12;

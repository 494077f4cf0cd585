import { line } from "d3-shape";
import { formatDegrees, formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import type { RoomRun, RunEvent } from "@/lib/simulation/room-run";
import { HOUR } from "@/lib/simulation/rooms";
import { AcknowledgeButton, isUnanswered } from "./acknowledge-button";
import type { DemoStore } from "./demo-store";
import { toneText, ToneMark } from "./tone";
import { eventTone, eventWords, statusOf } from "./copy";

/** What the person on call sees. */
export function Phone({ store }: { store: DemoStore }) {
  const run = store.urgent;
  const status = statusOf(run);
  const colour = status.tone === "cold" ? "text-ink" : toneText[status.tone];
  const messages = run.events.filter(reachesPhone).slice(-3).reverse();
  return (
    <section
      aria-label="The phone of the person on call"
      className="dark flex h-[37rem] w-[min(18rem,100vw-42px)] flex-col rounded-[38px] bg-[#1b1f21] p-2 text-body [box-shadow:0_0_0_1px_#3a4144,0_28px_56px_-24px_#000a]"
    >
      <div className="flex grow flex-col overflow-clip rounded-[31px] bg-canvas px-5 pt-4 pb-5 text-[.8125rem] leading-snug">
        <p className="flex justify-between text-muted">
          <span>{clockTime(store.fleet.clock)}</span>
          <span>Temp Guard</span>
        </p>
        <h2 className="mt-5 text-[1rem]">{run.room.name}</h2>
        <p className={`mt-1 text-[3.5rem] leading-none font-medium tracking-[-.045em] ${colour}`}>
          {formatDegrees(run.heard)}
          <span className="ml-1 text-[.36em] tracking-[-.01em]">°C</span>
        </p>
        <p className="mt-3 flex items-center gap-2 text-[.9375rem]">
          <ToneMark tone={status.tone} />
          <b className={colour}>{status.word}</b>
        </p>
        <p className="mt-1 min-h-[2.75em] text-ink">{status.sentence}</p>
        <PhoneTrace run={run} clock={store.fleet.clock} />
        <ol className="min-h-[6.75rem]">
          {messages.length === 0 && <li className="border-t border-border pt-2">No alerts.</li>}
          {messages.map((event) => (
            <li key={event.id} className="flex items-center gap-2.5 border-t border-border py-2">
              <span className="text-muted">{clockTime(event.at)}</span>
              <ToneMark tone={eventTone(event)} />
              <span className="text-ink">{eventWords(event, run).name}</span>
            </li>
          ))}
        </ol>
        {isUnanswered(run) ? (
          <AcknowledgeButton store={store} run={run} />
        ) : (
          <p className="flex min-h-12 items-center justify-center text-muted">
            Limits {formatDegrees(run.room.rule.low)} to {formatTemperature(run.room.rule.high)}
          </p>
        )}
      </div>
    </section>
  );
}

function PhoneTrace({ run, clock }: { run: RoomRun; clock: number }) {
  const { low, high } = run.room.rule;
  const from = clock - 2 * HOUR;
  const points: [number, number][] = [];
  const known = run.record.length - run.waiting;
  for (let index = Math.max(run.record.indexAt(from), 0); index < known; index++) {
    points.push([run.record.timeAt(index), run.record.airAt(index)]);
  }
  const airs = points.map(([, air]) => air);
  const bottom = Math.min(low - 1, ...airs);
  const top = Math.max(high + 2, ...airs) + 0.5;
  const y = (value: number) => Math.round(((top - value) / (top - bottom)) * 1000) / 10;
  const path = line<[number, number]>(
    ([time]) => Math.round(((time - from) / (clock - from)) * 1000),
    ([, air]) => y(air),
  );
  return (
    <svg
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      className="-mx-5 my-3 min-h-16 grow"
      aria-hidden="true"
    >
      <rect width="1000" y={y(high)} height={y(low) - y(high)} className="fill-band" />
      <path
        d={`M0 ${y(high)}H1000`}
        vectorEffect="non-scaling-stroke"
        className="stroke-band-edge"
      />
      <path
        d={path(points) ?? ""}
        fill="none"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink"
      />
    </svg>
  );
}

function reachesPhone({ kind }: RunEvent): boolean {
  return kind !== "started" && kind !== "broken" && kind !== "repaired" && kind !== "defrost";
}

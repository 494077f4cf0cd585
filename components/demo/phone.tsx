import { useId } from "react";
import { curveMonotoneX, line } from "d3-shape";
import { formatDegrees, formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import type { RoomRun, RunEvent } from "@/lib/simulation/room-run";
import { HOUR } from "@/lib/simulation/rooms";
import { AcknowledgeButton } from "./acknowledge-button";
import { eventTone, eventWords, statusOf } from "./copy";
import type { DemoStore } from "./demo-store";
import { readingText, ToneMark } from "./tone";

/** What the person on call sees. */
export function Phone({ store }: { store: DemoStore }) {
  const run = store.urgent;
  const status = statusOf(run);
  const colour = readingText(status.tone);
  const { low, high } = run.room.rule;
  const messages = run.events.filter(reachesPhone).slice(-2).reverse();
  return (
    <section
      aria-labelledby="phone"
      className="flex flex-col items-center gap-3 border-t border-l border-border bg-surface px-5 pt-4 pb-6 max-sm:hidden sm:mr-px sm:mb-px sm:[grid-area:phone] sm:max-lg:rounded-br-[9px] lg:mt-px lg:rounded-r-[9px] lg:border-t-0"
    >
      <h2 id="phone" className="self-start text-label font-normal">
        The phone of the person on call
      </h2>
      <div className="dark flex h-[552px] w-[264px] flex-col rounded-[42px] border border-[#3a4144] bg-[#1b1f21] p-2 text-[.8125rem] leading-snug text-body [box-shadow:0_28px_56px_-24px_#000a]">
        <div className="flex grow flex-col overflow-clip rounded-[33px] bg-canvas px-5 pt-5 pb-5">
          <p className="flex justify-between text-muted">
            <span>{clockTime(store.fleet.clock)}</span>
            <span>Temp Guard</span>
          </p>
          <h3 className="mt-5 text-[1rem]">{run.room.name}</h3>
          <p className={`mt-1 text-[3.5rem] leading-none font-medium tracking-[-.045em] ${colour}`}>
            {formatDegrees(run.heard)}
            <span className="ml-1 text-[.36em] tracking-normal">°C</span>
          </p>
          <p className="mt-1.5 text-muted">
            Limits {formatDegrees(low, 0)} to {formatTemperature(high, 0)}
          </p>
          <PhoneTrace run={run} clock={store.fleet.clock} />
          <p className="flex items-center gap-2 text-[1rem]">
            <ToneMark tone={status.tone} />
            <b className={colour}>{status.word}</b>
          </p>
          <p className="mt-0.5 min-h-[2.75em] text-ink">{status.sentence}</p>
          <ol className="mt-2 mb-3 min-h-16">
            {messages.length === 0 && <li className="border-t border-border py-1.5">No alerts.</li>}
            {messages.map((event) => (
              <li key={event.id} className="flex gap-2.5 border-t border-border py-1.5">
                <span className="text-muted">{clockTime(event.at)}</span>
                <ToneMark tone={eventTone(event)} className="mt-0.5" />
                <span className="text-ink">
                  {eventWords(event, run).name.replace(", phone told", "")}
                </span>
              </li>
            ))}
          </ol>
          <div className="min-h-12">
            {run.isUnanswered && <AcknowledgeButton store={store} run={run} />}
          </div>
        </div>
      </div>
    </section>
  );
}

function PhoneTrace({ run, clock }: { run: RoomRun; clock: number }) {
  const { low, high } = run.room.rule;
  const from = clock - 2 * HOUR;
  const points: [number, number][] = [];
  for (let index = Math.max(run.record.indexAt(from), 0); index < run.delivered; index++) {
    points.push([run.record.timeAt(index), run.record.airAt(index)]);
  }
  const airs = points.map(([, air]) => air);
  const bottom = Math.min(low - 1, ...airs);
  const top = Math.max(high + 2, ...airs) + 0.5;
  const y = (value: number) => Math.round(((top - value) / (top - bottom)) * 1000) / 10;
  const d =
    line<[number, number]>(
      ([time]) => Math.round(((time - from) / (clock - from)) * 1000),
      ([, air]) => y(air),
    ).curve(curveMonotoneX)(points) ?? "";
  const beyond = useId();
  return (
    <svg
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      className="-mx-5 my-3 min-h-16 grow"
      fill="none"
      aria-hidden="true"
    >
      <rect width="1000" y={y(high)} height={y(low) - y(high)} className="fill-band" />
      <path
        d={`M0 ${y(high)}H1000M0 ${y(low)}H1000`}
        vectorEffect="non-scaling-stroke"
        className="stroke-band-edge"
      />
      <clipPath id={beyond}>
        <path d={`M0-9H1000V${y(high)}H0zM0 ${y(low)}H1000V109H0z`} />
      </clipPath>
      {[undefined, `url(#${beyond})`].map((clipPath) => (
        <g key={clipPath ?? "all"} clipPath={clipPath}>
          <path
            d={d}
            strokeWidth="1.75"
            vectorEffect="non-scaling-stroke"
            className={clipPath ? "stroke-warm" : "stroke-ink"}
          />
        </g>
      ))}
    </svg>
  );
}

function reachesPhone({ kind }: RunEvent): boolean {
  return kind !== "started" && kind !== "broken" && kind !== "repaired" && kind !== "defrost";
}

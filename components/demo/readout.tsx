import { formatDegrees } from "@/lib/format";
import { summarize } from "@/lib/simulation/summary";
import type { DemoStore } from "./demo-store";
import { toneText, ToneMark } from "./tone";
import { statusOf } from "./copy";

export function Readout({ store }: { store: DemoStore }) {
  const { run } = store;
  const status = statusOf(run);
  const known = run.record.length - run.waiting;
  const summary = summarize(run.record, 0, known);
  const colour = status.tone === "cold" ? "text-ink" : toneText[status.tone];
  const figures: [string, number][] = [
    ["Lowest", summary.lowest],
    ["Mean", summary.mean],
    ["Highest", summary.highest],
  ];
  if (run.room.showsKineticMean) figures.push(["Kinetic mean", summary.kineticMean]);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 px-5 pt-5 lg:pr-[22.5rem] lg:pl-6">
      <div className="min-w-0">
        <p
          className={`-ml-[.05em] text-[clamp(3.5rem,2.4rem+3.6vw,5.5rem)] leading-none font-medium tracking-[-.045em] ${colour}`}
        >
          {formatDegrees(run.heard)}
          <span className="ml-1.5 text-[.36em] tracking-[-.01em]">°C</span>
        </p>
        <p className="mt-2 flex items-baseline gap-2 text-[.9375rem] leading-snug">
          <ToneMark tone={status.tone} />
          <span>
            <b className={colour}>{status.word}.</b> {status.sentence}
          </span>
        </p>
      </div>
      <dl className="flex gap-6 text-[.8125rem] leading-snug">
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-muted">{name}</dt>
            <dd className="text-[1.125rem] font-medium tracking-[-.02em] text-ink">
              {formatDegrees(value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

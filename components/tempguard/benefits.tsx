import type { ReactNode } from "react";
import { formatTemperature } from "@/lib/format";
import { Sparkline } from "@/components/charts/sparkline";
import { clock, door, night } from "@/components/charts/night-data";

const lastHours = night.attended.filter(
  ({ minute }) => minute >= door.minute - 240 && minute < door.minute && minute % 2 === 0,
);
const latest = lastHours.at(-1);

/** The six benefits; the first two carry most of the weight. */
export function Benefits() {
  return (
    <div className="mt-[clamp(40px,4.4vw,64px)] grid md:grid-cols-12 md:gap-x-6">
      <Benefit name="Real-time monitoring" className="md:col-span-7 md:row-span-2">
        <p>What the room reads now, not what last night’s clipboard says it read.</p>
        {latest && (
          <div className="mt-6 border border-border p-5 chart-paper">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="text-[clamp(3rem,2rem+3vw,5rem)] leading-none font-medium tracking-[-.045em] text-ink">
                {formatTemperature(latest.air)}
              </span>
              <span className="text-label">
                Walk-in chiller, {clock(latest.minute)}.{" "}
                <span className="text-cold">In range.</span>
              </span>
            </p>
            <Sparkline
              readings={lastHours}
              band={[night.low, night.high]}
              range={[-1.2, 4.6]}
              className="mt-5 h-28 w-full"
            />
          </div>
        )}
      </Benefit>
      <Benefit name="Operational efficiency" className="md:col-span-5">
        <p>No rounds with a thermometer. People look when there is something to look at.</p>
      </Benefit>
      <Benefit name="Early warning alerts" className="md:col-span-5">
        <p>
          The air warms before the stock does. The alert comes in between, while there is still time
          to close a door or call the engineer.
        </p>
      </Benefit>
      <Benefit name="Regulatory compliance" className="md:col-span-4">
        <p>
          A record without gaps in the handwriting: it supports the inspections you already have.
        </p>
      </Benefit>
      <Benefit name="Improved product quality" className="md:col-span-4">
        <p>Stock that was kept as it should be, from delivery to dispatch.</p>
      </Benefit>
      <Benefit name="Reduce waste" className="md:col-span-4">
        <p>A drift caught early is stock that does not go in the bin.</p>
      </Benefit>
    </div>
  );
}

type BenefitProps = { name: string; className: string; children: ReactNode };

function Benefit({ name, className, children }: BenefitProps) {
  return (
    <section className={`border-t border-border py-7 ${className}`}>
      <h3 className="text-heading">{name}</h3>
      <div className="mt-2 [&>p]:max-w-[32em]">{children}</div>
    </section>
  );
}

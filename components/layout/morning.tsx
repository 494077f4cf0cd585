import type { ReactNode } from "react";
import { Dot, Sheet, Trace } from "@/components/charts/marks";
import { morning } from "@/lib/night/night";
import { tracePath } from "@/components/charts/plot";
import { SMALL_HOURS, smallHoursPlot, smallHoursSamples } from "@/components/charts/small-hours";
import { formatTemperature } from "@/lib/format";
import { Sea, SkyHours } from "./sky";

type MorningProps = { id: string; title: ReactNode; children: ReactNode };

/** How a page ends: the sky at the end of the night, over the last hours of the stock that was kept cold. */
export function Morning({ id, title, children }: MorningProps) {
  return (
    <section aria-labelledby={id} className="morning">
      <SkyHours plot={smallHoursPlot} />
      <div className="container-page">
        <div className="grid items-end gap-x-6 gap-y-4 pt-9 pb-8 md:grid-cols-[2fr_1fr] md:pt-[clamp(40px,4.6vw,72px)] md:pb-[clamp(40px,4.4vw,68px)]">
          <h2 id={id} className="text-display">
            {title}
          </h2>
          <div>{children}</div>
        </div>
      </div>
      <Sea
        reading={
          <b className="mr-2 text-cold">Stock {formatTemperature(morning.attended.stock)}</b>
        }
      >
        <Sheet plot={smallHoursPlot} overflow="visible">
          <Trace tone="cold" d={tracePath(smallHoursSamples, ({ stock }) => stock, 30)} />
          <Trace href={`#${SMALL_HOURS}`} />
        </Sheet>
        <Dot at={smallHoursPlot.stock(morning.attended)} tone="cold" />
      </Sea>
    </section>
  );
}

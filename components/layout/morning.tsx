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
        <div className="morning-words">
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

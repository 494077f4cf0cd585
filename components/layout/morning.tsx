import type { ReactNode } from "react";
import { HourAxis } from "@/components/charts/axes";
import { Dot, Sheet, Trace } from "@/components/charts/marks";
import { morning, room } from "@/lib/night/night";
import { tracePath } from "@/components/charts/plot";
import { SMALL_HOURS, smallHoursPlot, smallHoursSamples } from "@/components/charts/small-hours";
import { formatTemperature } from "@/lib/format";

type MorningProps = { id: string; title: ReactNode; children: ReactNode };

/** How a page ends: the sky at the end of the night, over the last hours of the stock that was kept cold. */
export function Morning({ id, title, children }: MorningProps) {
  return (
    <section aria-labelledby={id} className="morning">
      <div className="container-page">
        <svg
          width="100%"
          height="52"
          overflow="visible"
          className="-mt-px text-label"
          aria-hidden="true"
        >
          <HourAxis plot={smallHoursPlot} y="0" labelClass={labelClass} />
        </svg>
        <div className="grid items-end gap-x-6 gap-y-4 pt-9 pb-8 md:grid-cols-[2fr_1fr] md:pt-[clamp(40px,4.6vw,72px)] md:pb-[clamp(40px,4.4vw,68px)]">
          <h2 id={id} className="text-display">
            {title}
          </h2>
          <div>{children}</div>
        </div>
      </div>
      <div className="sea">
        <div className="container-page">
          <svg width="100%" height="104" overflow="visible" aria-hidden="true">
            <Sheet plot={smallHoursPlot} overflow="visible">
              <Trace tone="cold" d={tracePath(smallHoursSamples, ({ stock }) => stock, 30)} />
              <Trace href={`#${SMALL_HOURS}`} />
            </Sheet>
            <Dot at={smallHoursPlot.stock(morning.attended)} tone="cold" />
          </svg>
          <p className="relative -mt-9 pb-3.5 text-right text-label">
            <b className="mr-2 text-cold">Stock {formatTemperature(morning.attended.stock)}</b>
            {room.name}, limits {room.limits}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Where letters are large, the first and the last hour have room alone. */
function labelClass(minute: number): string | undefined {
  if (minute === smallHoursPlot.to) return "font-medium text-ink";
  return minute === smallHoursPlot.from ? undefined : "max-[14rem]:hidden";
}

import type { ReactNode } from "react";
import { Dot, Label, Sheet, Trace } from "@/components/charts/marks";
import { plot, tracePath } from "@/components/charts/plot";
import { formatTemperature } from "@/lib/format";
import type { MorningLook } from "@/lib/cold-room/morning-words";
import { events, night, room, sampleAt } from "@/lib/cold-room/night";
import { SkyHours } from "./sky";

type MorningProps = {
  /** The `id` of its heading. */
  labelledBy: string;
  heading: ReactNode;
  children: ReactNode;
  /** The sky of a night that a visitor has made, and that night as far as it has gone. */
  look?: MorningLook;
} & Partial<StripProps>;

/** How a page ends: the sky at the end of the night, over the stock that was kept cold, or not. */
export function Morning({
  labelledBy,
  heading,
  children,
  look,
  samples = night.attended,
  minute = night.lengthMinutes,
}: MorningProps) {
  return (
    <section aria-labelledby={labelledBy} className="morning" data-look={look}>
      <SkyHours plot={hoursPlot} hourClass={hourClass} />
      <div className="container-page">
        <div className="morning-words">
          <div>{heading}</div>
          <div>{children}</div>
        </div>
      </div>
      <Strip samples={samples} minute={minute} />
    </section>
  );
}

/** From the hour in which the door is left ajar to the morning; high enough for stock that nobody has kept cold. */
const hoursPlot = plot([60 * Math.floor(events.ajar.minute / 60), night.lengthMinutes], [0, 7]);

/** Where letters are large or the window is narrow, fewer hours have room. */
function hourClass(minute: number): string {
  const { from, to } = hoursPlot;
  return (minute - from) % 120 || minute === to - 60 ? "max-sm:hidden" : "max-[14rem]:hidden";
}

type StripProps = {
  samples: typeof night.attended;
  /** A whole one: the last of them that is drawn. */
  minute: number;
};

/** The stock as far as the night has gone, and what lies under its line. */
function Strip({ samples, minute }: StripProps) {
  const { from, to } = hoursPlot;
  const [first, last] = [sampleAt(from, samples).stock, sampleAt(minute, samples).stock];
  const line = tracePath(samples.slice(from, minute + 1), ({ stock }) => stock, 20);
  const tone = last > night.high ? "warm" : "cold";
  // Beyond the window's margins: always on the left, on the right once it is morning.
  const margins =
    `M${from - to} ${-first.toFixed(2)}H${from + 1}V9H${from - to}Z` +
    (minute === to ? `M${to - 1} ${-last.toFixed(2)}H${2 * to}V9H${to - 1}Z` : "");
  return (
    <div className="overflow-hidden">
      <div className="container-page">
        <svg
          width="100%"
          height="112"
          overflow="visible"
          className="text-xs text-muted"
          aria-hidden="true"
        >
          <Sheet plot={hoursPlot} overflow="visible">
            <path
              d={`M${from - to} ${-night.high}H${2 * to}`}
              strokeWidth="1"
              className="morning-limit"
            />
            <path d={`${line}V9H${from}Z${margins}`} className="morning-sea" />
            <Trace tone="cold" warmAbove={tone === "warm" ? night.high : undefined} d={line} />
          </Sheet>
          <Label at={hoursPlot.at(from, night.high)} dy="-7">
            Limit {room.limit}
          </Label>
          <Dot at={hoursPlot.at(minute, last)} tone={tone} r={5.5} />
        </svg>
        <p className="relative -mt-2 pb-3.5 text-right text-label">
          <b className={tone === "warm" ? "text-warm" : "text-cold"}>
            {`Stock ${formatTemperature(last)}`}
          </b>
          <span className="ml-2 max-sm:hidden">{`${room.name}, limits ${room.limits}`}</span>
        </p>
      </div>
    </div>
  );
}

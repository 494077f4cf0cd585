import { Dot, Sheet, Trace } from "@/components/charts/marks";
import { SMALL_HOURS, smallHoursPlot } from "@/components/charts/small-hours";
import { SkyHours } from "@/components/layout/sky";
import { formatTemperature } from "@/lib/format";
import { clock, morning, night, room } from "@/lib/cold-room/night";

/** The hours that end in the morning, along the top of a page that says a request was sent. */
export function MorningHours() {
  return <SkyHours plot={smallHoursPlot} />;
}

/** The air of these hours, along the bottom. */
export function MorningAir() {
  return (
    <div className="sea">
      <div className="container-page">
        <svg width="100%" height="104" overflow="visible" aria-hidden="true">
          <Sheet plot={smallHoursPlot} overflow="visible">
            <Trace href={`#${SMALL_HOURS}`} />
          </Sheet>
          <Dot at={smallHoursPlot.air(morning.attended)} />
        </svg>
        <p className="relative -mt-9 pb-3.5 text-right text-label">
          <b className="mr-2">
            {clock(night.lengthMinutes)} Air {formatTemperature(morning.attended.air)}
          </b>
          {room.name}, limits {room.limits}
        </p>
      </div>
    </div>
  );
}

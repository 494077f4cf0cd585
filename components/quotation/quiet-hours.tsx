import { Dot, Sheet, Trace } from "@/components/charts/marks";
import { clock, events, night, room } from "@/lib/night/night";
import { plot, tracePath } from "@/components/charts/plot";
import { formatTemperature } from "@/lib/format";

/** The site's night until something happens, from edge to edge of the page. */
export function QuietHours() {
  return (
    <figure className="relative mt-2 flex min-h-[clamp(80px,8.2vw,118px)] flex-col justify-end overflow-x-clip pr-(--gutter) group-has-data-receipt:hidden">
      <svg
        className="absolute inset-0 h-full w-[calc(100%-var(--gutter))] overflow-visible"
        aria-hidden="true"
      >
        <Sheet plot={hoursPlot} limits={[night.low, night.high]} overflow="visible">
          <Trace d={tracePath(readings, ({ air }) => air, 4)} />
        </Sheet>
        <Dot at={hoursPlot.air(events.ajar)} />
      </svg>
      <figcaption className="relative pt-18 pb-2.5 pl-(--margin) text-right text-label text-balance">
        {`${clock(events.ajar.minute)} Air ${formatTemperature(events.ajar.air)}. ${room.name}, limits ${room.limits}`}
      </figcaption>
    </figure>
  );
}

const FROM = events.ajar.minute - 240;
const hoursPlot = plot([FROM, events.ajar.minute], [night.low, night.high]);
const readings = night.attended.slice(FROM, events.ajar.minute + 1);

import { Dot, Sheet, Trace } from "@/components/charts/marks";
import { clock, events, night, room, sampleAt } from "@/lib/cold-room/night";
import { plot, tracePath } from "@/components/charts/plot";
import { formatTemperature } from "@/lib/format";

/** The site's night until something happens, from edge to edge of the page; or until it breaks off. */
export function NightBand({ breaksOff = false }: { breaksOff?: boolean }) {
  const last = breaksOff ? BREAK : events.ajar;
  return (
    <figure className="night-band relative mt-2 flex flex-col justify-end overflow-x-clip pr-(--gutter) group-has-data-receipt:hidden">
      <svg aria-hidden="true">
        <Sheet plot={hoursPlot} limits={[night.low, night.high]} overflow="visible">
          <Trace d={tracePath(night.attended.slice(FROM, last.minute + 1), ({ air }) => air, 4)} />
        </Sheet>
        <Dot at={hoursPlot.air(last)} />
      </svg>
      {!breaksOff && (
        <figcaption className="relative pt-18 pb-2.5 pl-(--margin) text-right text-label text-balance">
          {`${clock(last.minute)} Air ${formatTemperature(last.air)}. ${room.name}, limits ${room.limits}`}
        </figcaption>
      )}
    </figure>
  );
}

const FROM = events.ajar.minute - 240;
const BREAK = sampleAt(events.ajar.minute - 90);
const hoursPlot = plot([FROM, events.ajar.minute], [night.low, night.high]);

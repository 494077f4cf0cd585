import { Sheet, Trace } from "./marks";
import { events, night } from "@/lib/cold-room/night";
import { plot, tracePath } from "./plot";

const FROM_MINUTE = 60 * Math.ceil(events.back.minute / 60);

/** The full hours of the night in which the air is back in its band, from limit to limit. */
const smallHoursPlot = plot([FROM_MINUTE, night.lengthMinutes], [night.low, night.high]);
export const smallHoursSamples = night.attended.filter(({ minute }) => minute >= FROM_MINUTE);

/** The air of these hours. */
export function SmallHours({ className }: { className: string }) {
  return (
    <Sheet plot={smallHoursPlot} className={className} aria-hidden="true">
      <Trace d={tracePath(smallHoursSamples, ({ air }) => air, 4)} />
    </Sheet>
  );
}

import { Sheet, Trace } from "./marks";
import { events, incident } from "@/lib/cold-room/incident";
import { plot, tracePath } from "./plot";

const FROM_MINUTE = 60 * Math.ceil(events.recovered.minute / 60);

/** The full hours of the night in which the air is back in its band, from limit to limit. */
const smallHoursPlot = plot([FROM_MINUTE, incident.lengthMinutes], [incident.low, incident.high]);
export const smallHoursSamples = incident.attended.filter(({ minute }) => minute >= FROM_MINUTE);

/** The air of these hours. */
export function SmallHours({ className }: { className: string }) {
  return (
    <Sheet plot={smallHoursPlot} className={className} aria-hidden="true">
      <Trace d={tracePath(smallHoursSamples, ({ air }) => air, 4)} />
    </Sheet>
  );
}

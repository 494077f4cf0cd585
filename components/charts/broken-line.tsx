import { Dot, Sheet, Trace } from "./marks";
import { events, incident, sampleAt } from "@/lib/cold-room/incident";
import { plot, tracePath } from "./plot";

/** The minutes of a quiet evening at which the line breaks off, and goes on. */
const [LAST, NEXT] = [164, 274];
/** To the last whole hour before the night's door is left ajar. */
export const eveningPlot = plot([60, 60 * Math.floor(events.doorOpened.minute / 60)], [-3, 6]);

/** The site's night with a gap in it, through the page from edge to edge. */
export function BrokenLine() {
  const trace = (from: number, to: number) =>
    tracePath(incident.attended.slice(from, to + 1), ({ air }) => air, 4);
  return (
    <svg
      width="100%"
      className="mt-[clamp(36px,4vw,64px)] h-[clamp(15rem,38vh,24rem)]"
      aria-hidden="true"
    >
      <Sheet plot={eveningPlot} limits={[incident.low, incident.high]}>
        <Trace d={trace(eveningPlot.from, LAST)} />
        <Trace d={trace(NEXT, eveningPlot.to)} />
      </Sheet>
      <Dot at={eveningPlot.air(sampleAt(LAST))} />
      <Dot at={eveningPlot.air(sampleAt(NEXT))} />
    </svg>
  );
}

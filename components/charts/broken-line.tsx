import { Dot, Label, Sheet, Trace } from "./marks";
import { events, night, sampleAt } from "@/lib/night/night";
import { plot, tracePath } from "./plot";

/** The minutes of a quiet evening at which the line breaks off, and goes on. */
const [LAST, NEXT] = [174, 304];
export const eveningPlot = plot([30, events.ajar.minute - 10], [-2, 6]);

/** The site's night with a gap in it, through the page from edge to edge. */
export function BrokenLine() {
  const trace = (from: number, to: number) =>
    tracePath(night.attended.slice(from, to + 1), ({ air }) => air, 4);
  return (
    <svg
      width="100%"
      className="mt-[clamp(20px,4vw,56px)] mb-10 h-56 text-label sm:h-66"
      aria-hidden="true"
    >
      <Sheet plot={eveningPlot} limits={[night.low, night.high]}>
        <Trace d={trace(eveningPlot.from, LAST)} />
        <Trace d={trace(NEXT, eveningPlot.to)} />
      </Sheet>
      <Dot at={eveningPlot.air(sampleAt(LAST))} />
      <Dot at={eveningPlot.air(sampleAt(NEXT))} />
      <Label
        at={eveningPlot.at((LAST + NEXT) / 2, (night.low + night.high) / 2)}
        dy=".35em"
        textAnchor="middle"
      >
        No reading
      </Label>
    </svg>
  );
}

import { HourAxis } from "./axes";
import { Hatch } from "./hatch";
import { Dot, Label, Sheet, Trace } from "./marks";
import { clock, events, night, room, sampleAt } from "@/lib/cold-room/night";
import { plot, tracePath } from "./plot";

/** The minutes of a quiet evening at which the line breaks off, and goes on. */
const [LAST, NEXT] = [164, 274];
/** To the last whole hour before the night's door is left ajar. */
export const eveningPlot = plot([60, 60 * Math.floor(events.ajar.minute / 60)], [-3, 7]);

/** The site's night with a gap in it, through the page from edge to edge. */
export function BrokenLine() {
  const trace = (from: number, to: number) =>
    tracePath(night.attended.slice(from, to + 1), ({ air }) => air, 4);
  const gap = { x: eveningPlot.x(LAST), width: eveningPlot.across(NEXT - LAST) };
  return (
    <svg
      width="100%"
      className="mt-[clamp(36px,4vw,64px)] mb-7 h-[clamp(17rem,36vh,24rem)] text-label"
      aria-hidden="true"
    >
      <svg height="calc(100% - 2.5rem)" overflow="visible">
        <Sheet plot={eveningPlot} limits={[night.low, night.high]}>
          <Trace d={trace(eveningPlot.from, LAST)} />
          <Trace d={trace(NEXT, eveningPlot.to)} />
        </Sheet>
        <Hatch tone="control" opacity=".8" {...gap} height="100%" />
        <HourAxis plot={eveningPlot} labelClass={hourClass} />
        <Dot at={eveningPlot.air(sampleAt(LAST))} />
        <Dot at={eveningPlot.air(sampleAt(NEXT))} />
        <Label at={{ x: gap.x, y: "0" }} dx="-.7em" dy="1em" textAnchor="end">
          {clock(LAST)}
          <tspan className="max-sm:hidden"> Last reading</tspan>
        </Label>
        <Label at={{ x: eveningPlot.x(NEXT), y: "0" }} dx=".7em" dy="1em">
          {clock(NEXT)}
          <tspan className="max-sm:hidden"> Readings again</tspan>
        </Label>
        <Label
          at={eveningPlot.at((LAST + NEXT) / 2, (night.low + night.high) / 2)}
          dy=".35em"
          textAnchor="middle"
          halo="band"
          className="font-medium text-ink sm:text-heading"
        >
          No reading
        </Label>
        <Label
          at={{ x: "100%", y: eveningPlot.y(night.low) }}
          dx="-20"
          dy="-.6em"
          textAnchor="end"
          className="text-cold max-sm:hidden"
        >
          {`Limits ${room.limits}`}
        </Label>
      </svg>
    </svg>
  );
}

/** The first and the last hour are the window's edges; a phone has room for every other one. */
function hourClass(minute: number): string | undefined {
  if (minute === eveningPlot.from || minute === eveningPlot.to) return "hidden";
  return minute % 120 ? "max-sm:hidden" : undefined;
}

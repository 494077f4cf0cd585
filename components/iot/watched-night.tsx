import { PlotArea, TemperatureLine } from "@/components/charts/marks";
import { linePath, plot } from "@/components/charts/plot";
import { DeviceFront } from "@/components/device/device-face";
import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { incident } from "@/lib/cold-room/incident";
import { calmNight } from "@/lib/cold-room/night";

const chart = plot([0, NIGHT_MINUTES], [incident.low, incident.high]);

/**
 * A night without an alert. Its line crosses the window and ends at 06:00 on the display of the device, whose cable is
 * cut where it hangs straight. Lengths are shares of the housing's width, `--device`.
 */
export function WatchedNight() {
  return (
    <figure className="relative h-[calc(var(--device)*1.12)] max-md:mt-[calc(var(--device)*.55+32px)] md:h-[calc(var(--device)*.61)] md:[grid-area:2/1]">
      <svg
        className="h-[calc(var(--device)*.0877)] w-[calc(100%-var(--edge)-var(--device)*.145)] overflow-visible"
        aria-hidden="true"
      >
        <PlotArea plot={chart} limits={[incident.low, incident.high]} overflow="visible">
          <TemperatureLine d={linePath(calmNight, ({ air }) => air, 6)} />
        </PlotArea>
      </svg>
      {/* The rendering is larger than the housing. */}
      <div className="absolute top-[calc(var(--device)*-.711)] right-[calc(var(--edge)-var(--device)*.294)] w-[calc(var(--device)*1.588)] md:[clip-path:inset(0_0_33.4%)]">
        <DeviceFront
          night={calmNight}
          minute={NIGHT_MINUTES}
          sizes="(max-width: 56.25rem) min(102vw, 42rem), min(66vw, 70rem)"
          isFirst
        />
      </div>
    </figure>
  );
}

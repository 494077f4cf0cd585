import { PlotArea, TemperatureLine } from "@/components/charts/marks";
import { linePath, plot } from "@/components/charts/plot";
import { DeviceFront } from "@/components/ui/device-face";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { incident } from "@/lib/cold-room/incident";
import { calmNight } from "@/lib/cold-room/night";

const nightPlot = plot([0, NIGHT_MINUTES], [incident.low, incident.high]);

/** A night without an alert. Its line crosses the window and ends at 06:00 on the display of the device. */
export function WatchedNight() {
  return (
    <figure>
      <svg className="band" aria-hidden="true">
        <PlotArea plot={nightPlot} limits={[incident.low, incident.high]} overflow="visible">
          <TemperatureLine d={linePath(calmNight, ({ air }) => air, 6)} />
        </PlotArea>
      </svg>
      <div className="device">
        <DeviceFront
          night={calmNight}
          minute={NIGHT_MINUTES}
          sizes="(max-width: 43.75rem) 102vw, min(62vw, 121vh)"
          isFirst
        />
      </div>
      <figcaption className="container-page pt-3 text-label max-tab:hidden flat:hidden">
        One night, {clock(0)} to {clock(NIGHT_MINUTES)}, simulated.
      </figcaption>
    </figure>
  );
}

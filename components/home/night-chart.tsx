import type { ReactNode } from "react";
import { formatTemperature } from "@/lib/format";
import { Caption } from "@/components/ui/caption";
import { Island } from "@/components/ui/island";
import { alert, clock, door, night, traces } from "@/components/charts/night-data";
import { NightLandscape } from "./night-landscape";
import { NightPortrait } from "./night-portrait";
import { HIGH, LOW } from "./night-scales";
import { NightScrub } from "./night-scrub";

/** One night, two outcomes: the home page's opening. The chart lies behind `children`, on a phone below them. */
export function NightChart({ children }: { children: ReactNode }) {
  return (
    <figure className="relative md:h-[calc(100svh-64px)] md:max-h-[1040px] md:min-h-[600px]">
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <defs>
          {Object.entries(traces).map(([name, d]) => (
            <path key={name} id={`night-${name}`} d={d} vectorEffect="non-scaling-stroke" />
          ))}
        </defs>
      </svg>
      <NightLandscape />
      <div className="relative container-page pt-[clamp(28px,4.7svh,64px)] pb-9 md:pb-0">
        {children}
      </div>
      <Island
        name="night-scrub"
        component={NightScrub}
        props={{
          lengthMinutes: night.lengthMinutes,
          startHour: night.startHour,
          restMinute: alert.minute,
          low: LOW,
          high: HIGH,
        }}
      />
      <NightPortrait />
      <Caption
        figure="1"
        className="container-page md:absolute md:inset-x-0 md:top-[calc(100%-42px)]"
      >
        One night, two outcomes. Simulated example: a walk-in chiller set to{" "}
        {formatTemperature(night.setPoint, 0)}, {formatTemperature(night.outside, 0)} outside, its
        door left ajar at {clock(door.minute)}. Solid: with an alert. Dashed: without.
      </Caption>
    </figure>
  );
}

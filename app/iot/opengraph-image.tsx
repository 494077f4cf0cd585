import { alert, clock, crossed, door, night } from "@/components/charts/night-data";
import { NightFigure } from "@/components/social/night-figure";
import { formatTemperature } from "@/lib/format";
import { ink, socialImage, socialImageSize } from "@/components/social/social-image";

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = "Things that measure, decide and speak up.";

export default function OpenGraphImage() {
  return socialImage({
    title: ["Things that measure,", "decide and speak up."],
    subtitle: "Smart solutions, automation systems and robotics platforms",
    children: (
      <NightFigure
        from={door.minute - 24}
        to={door.minute + 40}
        limitY={500}
        degree={34}
        labels={[
          {
            minute: door.minute,
            degrees: door.air,
            text: `Measure: ${formatTemperature(door.air)} at ${clock(door.minute)}`,
            dy: 22,
            dot: true,
          },
          {
            minute: crossed.minute,
            degrees: crossed.air,
            text: `Decide: ${night.delayMinutes}\u00a0min above ${formatTemperature(night.high, 0)}`,
            dx: -24,
            dy: -48,
            align: "end",
            dot: true,
          },
          {
            minute: alert.minute,
            degrees: alert.air,
            text: `Speak up: Alert at ${clock(alert.minute)}`,
            color: ink.warm,
            dy: -58,
            dot: true,
          },
        ]}
      />
    ),
  });
}

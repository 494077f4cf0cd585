import { alert, clock, closed, morning } from "@/components/charts/night-data";
import { NightFigure } from "@/components/social/night-figure";
import { formatTemperature } from "@/lib/format";
import { ink, socialImage, socialImageSize } from "@/components/social/social-image";

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = "Break our cold room.";

export default function OpenGraphImage() {
  return socialImage({
    title: ["Break our cold room."],
    subtitle: "A simulated Temp Guard to try, with nothing to sign up for",
    children: (
      <NightFigure
        from={390}
        to={720}
        limitY={448}
        degree={29}
        withUnattended
        labels={[
          {
            minute: alert.minute,
            degrees: alert.air,
            text: `${clock(alert.minute)} Alert ${formatTemperature(alert.air)}`,
            color: ink.warm,
            dx: -6,
            dy: -52,
            align: "end",
            dot: true,
          },
          {
            minute: 708,
            degrees: 6.6,
            text: `Nobody told: stock ${formatTemperature(morning.unattended.stock)} at ${clock(720)}`,
            color: ink.warm,
            dy: 0,
            align: "end",
          },
          {
            minute: 708,
            degrees: 0.6,
            text: `Door closed at ${clock(closed.minute)}: stock ${formatTemperature(morning.attended.stock)}`,
            color: ink.cold,
            dy: 0,
            align: "end",
          },
        ]}
      />
    ),
  });
}

import { alert, clock, morning } from "@/components/charts/night-data";
import { deviceFigure } from "@/components/social/device-figure";
import { NightFigure } from "@/components/social/night-figure";
import { formatTemperature } from "@/lib/format";
import { ink, socialImage, socialImageSize } from "@/components/social/social-image";

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = "Hear about it while the stock is still cold.";

export default async function OpenGraphImage() {
  return socialImage({
    title: ["Hear about it", "while the stock", "is still cold."],
    subtitle: "Temp Guard watches your cold storage all night",
    children: (
      <>
        <NightFigure
          from={0}
          to={720}
          limitY={480}
          degree={28}
          labels={[
            {
              minute: alert.minute,
              degrees: alert.air,
              text: `${clock(alert.minute)} Alert ${formatTemperature(alert.air)}`,
              color: ink.warm,
              dx: 52,
              dy: -22,
              dot: true,
            },
            {
              minute: 690,
              degrees: 0,
              text: `${clock(720)} Stock ${formatTemperature(morning.attended.stock)}`,
              color: ink.cold,
              dy: -6,
              align: "end",
            },
          ]}
        />
        {await deviceFigure({ name: "body", left: 836, top: 34, width: 330 })}
      </>
    ),
  });
}

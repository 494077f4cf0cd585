import { deviceFigure } from "@/components/social/device-figure";
import { socialImage, socialImageSize } from "@/components/social/social-image";

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = "Temp Guard. The night shift for your cold room.";

export default async function OpenGraphImage() {
  return socialImage({
    title: ["Temp", "Guard"],
    titleSize: 152,
    subtitle: "The night shift for your cold room",
    children: await deviceFigure({ name: "hero", left: 440, top: 26, width: 776 }),
  });
}

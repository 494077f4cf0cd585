import { NightFigure } from "@/components/social/night-figure";
import { socialImage, socialImageSize } from "@/components/social/social-image";

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = "What this site knows about you.";

export default function OpenGraphImage() {
  return socialImage({
    title: ["What this site", "knows about you."],
    subtitle: "No cookies, no trackers",
    children: <NightFigure from={0} to={150} limitY={440} degree={25} />,
  });
}

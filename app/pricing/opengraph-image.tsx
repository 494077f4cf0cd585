import { StemsFigure } from "@/components/social/stems-figure";
import { socialImage, socialImageSize } from "@/components/social/social-image";

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = "Priced per device. Less each as you add more.";

export default function OpenGraphImage() {
  return socialImage({
    title: ["Priced per device.", "Less each as you add more."],
    titleSize: 66,
    subtitle: "1 to 12 devices, MVR a year",
    children: <StemsFigure />,
  });
}

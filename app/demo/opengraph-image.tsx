import { socialImage, socialImageSize } from "@/components/layout/social-image";

const title = ["Break our", "cold room."];

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = title.join(" ");

export default function OpenGraphImage() {
  return socialImage({
    title,
    subtitle: "A simulated Temp Guard to try",
  });
}

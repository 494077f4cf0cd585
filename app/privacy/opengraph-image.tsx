import { socialImage, socialImageSize } from "@/components/layout/social-image";

const title = ["What this site", "knows about you."];

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = title.join(" ");

export default function OpenGraphImage() {
  return socialImage({
    title,
    subtitle: "No cookies, no trackers",
  });
}

import { socialImage, socialImageSize } from "@/components/layout/social-image";

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = "What this site knows about you.";

export default function OpenGraphImage() {
  return socialImage(alt, "No cookies, no trackers");
}

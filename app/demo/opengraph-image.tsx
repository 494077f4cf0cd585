import { socialImage, socialImageSize } from "@/components/layout/social-image";

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = "Break our cold room.";

export default function OpenGraphImage() {
  return socialImage(alt, "A simulated Temp Guard to try, with nothing to sign up for");
}

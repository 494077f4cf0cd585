import { socialImage, socialImageSize } from "@/components/layout/social-image";

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = "Things that measure, decide and speak up.";

export default function OpenGraphImage() {
  return socialImage(alt, "Smart solutions, automation systems and robotics");
}

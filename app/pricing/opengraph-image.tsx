import { socialImage, socialImageSize } from "@/components/layout/social-image";

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = "Priced per device. Less each as you add more.";

export default function OpenGraphImage() {
  return socialImage(alt, "Three plans, billed yearly");
}

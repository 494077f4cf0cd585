import { socialImage, socialImageSize } from "@/components/layout/social-image";

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = "Temp Guard. The night shift for your freezer.";

export default function OpenGraphImage() {
  return socialImage(alt, "A sensor, a cloud platform and a mobile web app");
}

import { socialImage, socialImageSize } from "@/components/layout/social-image";

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = "Hear about it while the stock is still cold.";

export default function OpenGraphImage() {
  return socialImage(alt, "Temp Guard, a cold-storage temperature monitor");
}

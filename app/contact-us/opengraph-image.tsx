import { socialImage, socialImageSize } from "@/components/layout/social-image";

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = "Tell us how many doors you’re watching.";

export default function OpenGraphImage() {
  return socialImage(alt, "Request a quotation for Temp Guard");
}

import { socialImage, socialImageSize } from "@/components/layout/social-image";
import { formatPrice, HEADLINE_PRICE } from "@/lib/pricing";

const title = ["The night shift", "for your", "cold room."];

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = title.join(" ");

export default function OpenGraphImage() {
  return socialImage({
    title,
    subtitle: "Temp Guard",
    price: formatPrice(HEADLINE_PRICE),
  });
}

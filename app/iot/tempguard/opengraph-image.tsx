import { socialImage } from "@/components/layout/social-image";
import { formatPrice, HEADLINE_PRICE } from "@/lib/pricing";

export { contentType, size } from "@/components/layout/social-image";

const title = ["The night shift", "for your", "cold room."];
export const alt = title.join(" ");

export default function OpenGraphImage() {
  return socialImage({ title, subtitle: "Temp Guard", price: formatPrice(HEADLINE_PRICE) });
}

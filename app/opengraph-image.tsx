import { socialImage } from "@/components/layout/social-image";
import { formatPrice, HEADLINE_PRICE } from "@/lib/pricing";

export { contentType, size } from "@/components/layout/social-image";

const title = ["Hear about it", "while the stock", "is still cold."];
export const alt = title.join(" ");

export default function OpenGraphImage() {
  return socialImage({
    title,
    subtitle: "Temp Guard watches all night",
    price: `Temp Guard: ${formatPrice(HEADLINE_PRICE)}`,
  });
}

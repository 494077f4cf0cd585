import { socialImage } from "@/components/layout/social-image";
import { formatPrice, HEADLINE_PRICE } from "@/lib/pricing";

const image = socialImage({
  title: ["Hear about it", "while the stock", "is still cold."],
  subtitle: "Temp Guard watches all night",
  price: `Temp Guard: ${formatPrice(HEADLINE_PRICE)}`,
});
export const { alt, size } = image;
export default image.draw;

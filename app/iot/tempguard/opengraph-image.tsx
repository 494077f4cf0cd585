import { socialImage } from "@/components/layout/social-image";
import { formatPrice, HEADLINE_PRICE } from "@/lib/pricing";

const image = socialImage({
  title: ["The night shift", "for your", "cold room."],
  subtitle: "Temp Guard",
  price: formatPrice(HEADLINE_PRICE),
});
export const { alt, size } = image;
export default image.draw;

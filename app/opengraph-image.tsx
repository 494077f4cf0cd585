import { socialImage } from "@/components/layout/social-image";
import { formatPrice, HEADLINE_PRICE } from "@/lib/pricing";
import { product } from "@/lib/site";

const image = socialImage({
  title: product.headline,
  subtitle: `${product.name} watches all night`,
  price: `${product.name}: ${formatPrice(HEADLINE_PRICE)}`,
});
export const { alt, size } = image;
export default image.draw;

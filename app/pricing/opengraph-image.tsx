import { socialImage } from "@/components/layout/social-image";
import { formatPrice, HIGHEST_PRICE, LOWEST_PRICE } from "@/lib/pricing";

const image = socialImage({
  title: ["Priced per device.", "Less each as", "you add more."],
  subtitle: "Per device, billed yearly",
  price: `${formatPrice(LOWEST_PRICE)} to ${formatPrice(HIGHEST_PRICE)} a year`,
});
export const { alt, size } = image;
export default image.draw;

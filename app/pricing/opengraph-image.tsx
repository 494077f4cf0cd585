import { socialImage } from "@/components/layout/social-image";
import { formatPrice, HIGHEST_PRICE, LOWEST_PRICE } from "@/lib/pricing";

export { contentType, size } from "@/components/layout/social-image";

const title = ["Priced per device.", "Less each as", "you add more."];
export const alt = title.join(" ");

export default function OpenGraphImage() {
  return socialImage({
    title,
    subtitle: "Per device, billed yearly",
    price: `${formatPrice(LOWEST_PRICE)} to ${formatPrice(HIGHEST_PRICE)} a year`,
  });
}

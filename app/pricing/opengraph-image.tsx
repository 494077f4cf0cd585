import { socialImage } from "@/components/layout/social-image";
import { costsLessEach, priceRange } from "@/lib/pricing";

const image = socialImage({
  title: ["Priced per device.", ...(costsLessEach() ? ["Less each as", "you add more."] : [])],
  subtitle: "Billed yearly",
  price: priceRange(),
});
export const { alt, size } = image;
export default image.draw;

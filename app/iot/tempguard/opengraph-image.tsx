import { socialImage } from "@/components/layout/social-image";
import { priceRange } from "@/lib/pricing";

const image = socialImage({
  title: ["The night shift", "for your", "cold room."],
  subtitle: "Temp Guard",
  price: priceRange(),
});
export const { alt, size } = image;
export default image.draw;

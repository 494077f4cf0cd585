import { socialImage } from "@/components/layout/social-image";

const image = socialImage({
  title: ["Break our", "cold room."],
  subtitle: "A simulated Temp Guard to try",
});
export const { alt, size } = image;
export default image.draw;

import { socialImage } from "@/components/layout/social-image";

const image = socialImage({
  title: ["Smart solutions,", "automation,", "robotics."],
  subtitle: "For industrial and educational use",
});
export const { alt, size } = image;
export default image.draw;

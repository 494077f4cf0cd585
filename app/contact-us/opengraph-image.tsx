import { socialImage } from "@/components/layout/social-image";

const image = socialImage({
  title: ["Tell us how", "many devices", "you need."],
  subtitle: "Get a quotation for Temp Guard",
});
export const { alt, size } = image;
export default image.draw;

import { socialImage } from "@/components/layout/social-image";

const image = socialImage({
  title: ["What this site", "knows about you."],
  subtitle: "No cookies, no trackers",
});
export const { alt, size } = image;
export default image.draw;

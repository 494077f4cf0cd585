import { socialImage } from "@/components/layout/social-image";

const image = socialImage({
  title: ["Things that", "measure, decide", "and speak up."],
  subtitle: "Solutions, automation, robotics",
});
export const { alt, size } = image;
export default image.draw;

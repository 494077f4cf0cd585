import { socialImage, socialImageSize } from "@/components/layout/social-image";

const title = ["Things that", "measure, decide", "and speak up."];

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = title.join(" ");

export default function OpenGraphImage() {
  return socialImage({
    title,
    subtitle: "Solutions, automation, robotics",
  });
}

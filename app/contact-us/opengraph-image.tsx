import { socialImage, socialImageSize } from "@/components/layout/social-image";

const title = ["Tell us how", "many devices", "you need."];

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = title.join(" ");

export default function OpenGraphImage() {
  return socialImage({
    title,
    subtitle: "Get a quotation for Temp Guard",
  });
}

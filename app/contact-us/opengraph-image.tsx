import { socialImage } from "@/components/layout/social-image";

export { contentType, size } from "@/components/layout/social-image";

const title = ["Tell us how", "many devices", "you need."];
export const alt = title.join(" ");

export default function OpenGraphImage() {
  return socialImage({ title, subtitle: "Get a quotation for Temp Guard" });
}

import { socialImage } from "@/components/layout/social-image";

export { contentType, size } from "@/components/layout/social-image";

const title = ["What this site", "knows about you."];
export const alt = title.join(" ");

export default function OpenGraphImage() {
  return socialImage({ title, subtitle: "No cookies, no trackers" });
}

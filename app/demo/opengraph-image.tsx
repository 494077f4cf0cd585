import { socialImage } from "@/components/layout/social-image";

export { contentType, size } from "@/components/layout/social-image";

const title = ["Break our", "cold room."];
export const alt = title.join(" ");

export default function OpenGraphImage() {
  return socialImage({ title, subtitle: "A simulated Temp Guard to try" });
}

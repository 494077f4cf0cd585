import { socialImage } from "@/components/layout/social-image";

export { contentType, size } from "@/components/layout/social-image";

const title = ["Things that", "measure, decide", "and speak up."];
export const alt = title.join(" ");

export default function OpenGraphImage() {
  return socialImage({ title, subtitle: "Solutions, automation, robotics" });
}

import { EstimateFigure } from "@/components/social/estimate-figure";
import { socialImage, socialImageSize } from "@/components/social/social-image";

export const size = socialImageSize;
export const contentType = "image/png";
export const alt = "Tell us how many doors you’re watching.";

export default function OpenGraphImage() {
  return socialImage({
    title: ["Tell us how many", "doors you’re watching."],
    subtitle: "Request a quotation for Temp Guard",
    children: <EstimateFigure devices={2} />,
  });
}

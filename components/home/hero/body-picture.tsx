import { pictures } from "@/lib/images";
import { ProductPicture } from "@/components/ui/product-picture";

/** The device of a phone's hero and of a wider window's: one of them is shown, and one file serves both. */
export function BodyPicture(props: { isFirst?: boolean; className: string }) {
  return (
    <ProductPicture
      picture={pictures.body}
      sizes="(min-width: 62.5rem) 23vw, (min-width: 36rem) 40vw, 118vw"
      {...props}
    />
  );
}

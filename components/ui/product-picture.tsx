import { imageFallback, imageSrcSet, type Picture } from "@/lib/images";

type ProductPictureProps = {
  picture: Picture;
  /** The width at which the picture is shown, as in `<img sizes>`. */
  sizes: string;
  /** What a page opens with: fetched at once in the theme that most visitors see, though some see the other. */
  isFirst?: boolean;
  className?: string;
};

/** A rendering, in the light of the theme. Lazy, so that of a pair the hidden one is not fetched. */
export function ProductPicture({ picture, sizes, isFirst, className }: ProductPictureProps) {
  return (["dark", "light"] as const).map((theme) => (
    <div key={theme} className={shownIn[theme]}>
      <picture>
        <source type="image/avif" srcSet={imageSrcSet(picture, theme)} sizes={sizes} />
        <img
          src={imageFallback(picture, theme)}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading={isFirst && theme === "dark" ? undefined : "lazy"}
          fetchPriority={isFirst && theme === "dark" ? "high" : undefined}
          decoding="async"
          className={className}
        />
      </picture>
    </div>
  ));
}

const shownIn = { dark: "hidden dark:contents", light: "contents dark:hidden" };

import { imageFallback, imageSrcSet, type Picture } from "@/lib/images";

type ProductPictureProps = {
  picture: Picture;
  /** The rendered width of the picture, as in `<img sizes>`. */
  sizes: string;
  /** Whether this is the page's largest picture. The browser then fetches the default theme's file at once. */
  isFirst?: boolean;
  className?: string;
};

/**
 * One picture per theme. Browsers do not fetch the one that is hidden, because it is lazy. An exception is the dark one
 * of a picture with `isFirst`.
 */
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

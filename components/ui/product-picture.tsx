import { imageFallback, imageSrcSet, type Picture } from "@/lib/images";

type ProductPictureProps = {
  picture: Picture;
  /** The width of the shown picture, as in `<img sizes>`. */
  sizes: string;
  /** The page's largest picture: the default theme's file is fetched at once. */
  isFirst?: boolean;
  className?: string;
};

/** One picture per theme. The hidden one is lazy, so that browsers never fetch it. */
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

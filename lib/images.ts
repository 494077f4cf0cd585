type Theme = "dark" | "light";

/** A picture with one set of files per theme, such as `front-dark-960.avif`. */
export type Picture = {
  name: string;
  /** The size of the largest file, in pixels. */
  width: number;
  height: number;
  widths: readonly number[];
  alt: string;
};

/**
 * Renderings of the device from `design/render`. `angled` shows the alert of the
 * reference incident. `front` and `body` have a blank display, on which `DeviceFace` draws readings.
 */
export const pictures = {
  angled: {
    name: "angled",
    width: 1920,
    height: 1495,
    widths: [640, 960, 1600, 1920],
    alt: "Rendering of Temp Guard: its display shows the walk-in chiller at 7.0\u00a0°C and the word Alert, its status light glows, and a teal cable leads to the steel probe in front.",
  },
  front: {
    name: "front",
    width: 1280,
    height: 1600,
    widths: [640, 960, 1280],
    alt: "Rendering of Temp Guard from the front: the display, the status light, the cable and the probe.",
  },
  body: {
    name: "body",
    width: 1280,
    height: 1240,
    widths: [640, 960, 1280],
    alt: "Rendering of the housing of Temp Guard.",
  },
} as const satisfies Record<string, Picture>;

/** The tip of the probe in `angled`, as fractions of the picture's width and height. */
export const angledTip = { x: 0.0799, y: 0.8163 };

/** Returns the `srcset` of the picture's AVIF files. */
export function imageSrcSet(picture: Picture, theme: Theme) {
  return picture.widths
    .map((width) => `${imagePath(picture, width, "avif", theme)} ${width}w`)
    .join(", ");
}

/** Returns the path of the picture's WebP file, for browsers without AVIF. */
export function imageFallback(picture: Picture, theme: Theme) {
  return imagePath(picture, FALLBACK_WIDTH, "webp", theme);
}

const FALLBACK_WIDTH = 960;

function imagePath(picture: Picture, width: number, format: "avif" | "webp", theme: Theme) {
  return `/images/${picture.name}-${theme}-${width}.${format}`;
}

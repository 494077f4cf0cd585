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

/** Returns the `srcset` of the picture's AVIF files. */
export function imageSrcSet({ name, widths }: Picture, theme: Theme) {
  const sources = widths.map((width) => `/images/${name}-${theme}-${width}.avif ${width}w`);
  return sources.join(", ");
}

/** Returns the path of the picture's WebP file, for browsers without AVIF. */
export function imageFallback({ name }: Picture, theme: Theme) {
  return `/images/${name}-${theme}-960.webp`;
}

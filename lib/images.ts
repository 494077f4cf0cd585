export type Theme = "dark" | "light";
export type ImageFormat = "avif" | "webp";

export type Picture = {
  name: string;
  /** Lit once for each theme: `hero-dark-960.avif`. The others are one scene: `room-960.avif`. */
  isThemed: boolean;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  widths: readonly number[];
  alt: string;
};

/** Renderings, made with `design/render`, until there are photographs. */
export const pictures = {
  hero: {
    name: "hero",
    isThemed: true,
    width: 2400,
    height: 1868,
    widths: [640, 960, 1600, 2400],
    alt: "Rendering of Temp Guard: a light grey housing with a dark display that reads −18.4 °C, and a stainless steel probe on a teal cable.",
  },
  front: {
    name: "front",
    isThemed: true,
    width: 1280,
    height: 1600,
    widths: [640, 960, 1280],
    alt: "Rendering of Temp Guard seen from the front: display and status light, below them the cable gland, the cable and the probe.",
  },
  probe: {
    name: "probe",
    isThemed: false,
    width: 1600,
    height: 900,
    widths: [640, 960, 1600],
    alt: "Rendering of the stainless steel probe covered in frost.",
  },
  room: {
    name: "room",
    isThemed: false,
    width: 1600,
    height: 900,
    widths: [640, 960, 1600],
    alt: "Rendering of Temp Guard on the wall of a cold room, beside its door.",
  },
} as const satisfies Record<string, Picture>;

/** Where things are in a picture, in per cent of its width and height. */
export const anchors = {
  hero: { tip: { x: 7.99, y: 81.63 } },
  front: {
    display: { x: 73.5, y: 28.59 },
    light: { x: 71.05, y: 49.76 },
    cable: { x: 79.46, y: 80.24 },
    tip: { x: 18.99, y: 85.67 },
  },
} as const;

export function imagePath(picture: Picture, width: number, format: ImageFormat, theme: Theme) {
  const theming = picture.isThemed ? `-${theme}` : "";
  return `/images/${picture.name}${theming}-${width}.${format}`;
}

export function imageSrcSet(picture: Picture, format: ImageFormat, theme: Theme) {
  return picture.widths
    .map((width) => `${imagePath(picture, width, format, theme)} ${width}w`)
    .join(", ");
}
